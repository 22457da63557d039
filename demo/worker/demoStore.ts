import type { DemoState } from '#demo/protocol.ts';

const cacheName = 'plainvest-demo';
const statePath = '/demo/state';

export async function readState(): Promise<DemoState | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(statePath);
  return (await stored?.json()) as DemoState | undefined;
}

/** Undefined marks the demo as incomplete. */
export async function writeState(state: DemoState | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  if (state) await cache.put(statePath, Response.json(state));
  else await cache.delete(statePath);
}

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
