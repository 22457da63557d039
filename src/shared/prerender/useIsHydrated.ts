import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False during hydration, when the render must equal the prerendered markup; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
