import { afterEach, beforeEach } from 'vitest';
import { hubOf } from '#server/events/hub.ts';
import type { Screens } from '#tests/support/screens.tsx';

/** Locks of one page: happy-dom has none. */
function oneLock() {
  let last = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const run = last.then(() => (signal.aborted ? undefined : work()));
    last = run.catch(() => {});
    return run;
  };
  return { request };
}

/** Lets one page hold the stream of events, as a browser does. */
export const giveLocks = () =>
  Object.defineProperty(navigator, 'locks', { value: oneLock(), configurable: true });

/** Ends the streams of a test, and takes the locks away. */
export const endStreams = (here: Screens) =>
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    hubOf(here.backend.ports).close();
  });

/** Lets pages of this file receive events; returns the nudge that the database sends after a commit. */
export function liveEvents(here: Screens): () => void {
  beforeEach(() => void giveLocks());
  endStreams(here);
  return () => here.backend.ports.nudges.tell();
}
