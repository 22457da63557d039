import type { DemoState } from '#demo/protocol.ts';

const cacheName = 'plainvest-demo';
const statePath = '/demo/state';

/** The state of a completely made demo, or undefined. */
export async function readState(): Promise<DemoState | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(statePath);
  return (await stored?.json()) as DemoState | undefined;
}

/** Stores the state; undefined marks the demo as incomplete. */
export async function writeState(state: DemoState | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  if (state) await cache.put(statePath, Response.json(state));
  else await cache.delete(statePath);
}

/**
 * An unpacked file of the engine, cached because every start of the worker needs it; its name
 * includes its version. Errors: no network, no space.
 */
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
