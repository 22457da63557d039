import { type Contents, cacheName } from './protocol.ts';

declare const __ENGINE_FILES__: Record<'program' | 'files' | Contents, string>;

/** Addresses of the database engine's parts. */
export const engineFiles = __ENGINE_FILES__;

/** Cached, because every start of the worker needs it; its name includes its version. */
export async function engineFile(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(path);
  if (cached) return cached;
  const packed = await fetch(path);
  if (!packed.ok || !packed.body) throw new Error(`${path} did not arrive (${packed.status}).`);
  const unpacked = await new Response(
    packed.body.pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
  const type = path.includes('.wasm') ? 'application/wasm' : 'application/x-tar';
  const file = new Response(unpacked, { headers: { 'Content-Type': type } });
  await cache.put(path, file.clone());
  return file;
}
