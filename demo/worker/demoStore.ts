import { cacheName, type DemoState } from '#demo/protocol.ts';

const statePath = '/demo/state';

interface Stored extends DemoState {
  /** Files are saved with the first change; before it a demo is made again. */
  isSaved: boolean;
}

export async function readState(): Promise<Stored | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(statePath);
  const state = (await stored?.json()) as Stored | undefined;
  // A demo that an earlier version has stored lacks the one or the other.
  return state && { ...state, guide: state.guide ?? { done: [] }, isSaved: state.isSaved ?? true };
}

/** Undefined marks the demo as incomplete. */
export async function writeState(state: Stored | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  if (state) await cache.put(statePath, Response.json(state));
  else await cache.delete(statePath);
}
