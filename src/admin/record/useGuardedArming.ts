import { useState } from 'react';
import type { Shortcut } from './decision.ts';
import type { Arming } from './useArming.ts';

/** Of `state`: its value when it was first known, then when a decision was armed. */
interface GuardedArming extends Arming {
  /** The record is another one than was read. */
  hasChanged: boolean;
  /** A decision is armed for what was read before. */
  isStale: boolean;
}

/**
 * An armed decision is of the state in which it was armed: when someone changes the record, it is
 * stale, so that no key sends another decision than the one that was read.
 */
export function useGuardedArming(arming: Arming, state: string | undefined): GuardedArming {
  const [read, setRead] = useState(state);
  if (read === undefined && state !== undefined) setRead(state);
  const arm = (shortcut: Shortcut) => {
    setRead(state);
    arming.arm(shortcut);
  };
  const hasChanged = read !== state;
  return { ...arming, arm, hasChanged, isStale: arming.armed !== undefined && hasChanged };
}
