import { cacheName, type DemoState } from '#demo/protocol.ts';

const statePath = '/demo/state';

export async function readState(): Promise<DemoState | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(statePath);
  const state = (await stored?.json()) as DemoState | undefined;
  // A demo that an earlier version has stored has no guide.
  return state && { ...state, guide: state.guide ?? { done: [] } };
}

/** Undefined marks the demo as incomplete. */
export async function writeState(state: DemoState | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  if (state) await cache.put(statePath, Response.json(state));
  else await cache.delete(statePath);
}
