import { useEffect, useState } from 'react';

let isOngoing = false;

/** Begins to take over the markup of a prerendered page. */
export function beginTakeOver(): void {
  isOngoing = true;
}

/**
 * True if the component takes over prerendered markup. Unlike `useIsHydrated` it never changes, and so
 * renders nothing a second time.
 */
export function useTakesOver(): boolean {
  const [takesOver] = useState(isOngoing);
  useEffect(() => {
    isOngoing = false;
  }, []);
  return takesOver;
}
