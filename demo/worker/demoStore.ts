import type { DemoState } from '#demo/protocol.ts';

const cacheName = 'plainvest-demo';
const statePath = '/demo/state';

/** The state of a demo that was made whole, or undefined. */
export async function readState(): Promise<DemoState | undefined> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(statePath);
  return (await kept?.json()) as DemoState | undefined;
}

/** Notes the state, or that there is no whole demo any more. */
export async function writeState(state: DemoState | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  if (state) await cache.put(statePath, Response.json(state));
  else await cache.delete(statePath);
}

/**
 * A packed file of the engine, unpacked. It is kept in this browser, since every start of the worker
 * needs it; its name holds its version. Errors: what the network or the space refuses.
 */
export async function engineFile(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  if (kept) return kept;
  const packed = await fetch(path);
  if (!packed.ok || !packed.body) throw new Error(`${path} did not arrive (${packed.status}).`);
  const unpacked = await new Response(
    packed.body.pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
  const type = path.includes('.wasm') ? 'application/wasm' : 'application/x-tar';
  const whole = new Response(unpacked, { headers: { 'Content-Type': type } });
  await cache.put(path, whole.clone());
  return whole;
}
