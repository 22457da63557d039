import { useState } from 'react';
import type { Shortcut } from '#src/admin/record/decision.ts';
import type { Arming } from '#src/admin/record/useArming.ts';

/**
 * An armed decision is of the state in which it was armed: when a colleague changes the withdrawal,
 * it is stale, so that no key sends another decision than the one that was read.
 */
export function useGuardedArming(arming: Arming, state: string): Arming & { isStale: boolean } {
  const [armedIn, setArmedIn] = useState(state);
  const arm = (shortcut: Shortcut) => {
    setArmedIn(state);
    arming.arm(shortcut);
  };
  return { ...arming, arm, isStale: arming.armed !== undefined && armedIn !== state };
}
