import { storedState } from '#demo/page/clock.ts';
import type { DemoState } from '#demo/protocol.ts';

/** The stored state; undefined too where the browser allows no storage. */
export function storedOrNone(): DemoState | undefined {
  try {
    return storedState();
  } catch {
    return undefined;
  }
}
