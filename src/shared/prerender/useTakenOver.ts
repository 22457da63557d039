import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * False only while the app takes over markup that was rendered at build time, for a visitor whom
 * nobody knew: that one render must be the same.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(never, yes, no);
}
