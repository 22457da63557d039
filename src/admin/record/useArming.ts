import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { decisionFormId, type Shortcut } from './decision.ts';

export interface Arming {
  /** The decision whose form is open. */
  armed: Shortcut | undefined;
  arm: (shortcut: Shortcut) => void;
  cancel: () => void;
}

const isInDialog = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Opens the form of one decision. Ctrl + Enter sends it and Escape closes it, wherever the focus is;
 * without an open form Escape goes back to the list.
 */
export function useArming(back: string): Arming {
  const [armed, setArmed] = useState<Shortcut>();
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isInDialog()) return;
      if (event.key === 'Escape') {
        if (armed) setArmed(undefined);
        else navigate(back);
      } else if (armed && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        sendArmed();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [armed, back, navigate]);
  return { armed, arm: setArmed, cancel: () => setArmed(undefined) };
}

/** Sends the open form if its button is on. */
function sendArmed(): void {
  const button = document.querySelector<HTMLButtonElement>(`button[form=${decisionFormId}]`);
  const form = document.getElementById(decisionFormId);
  if (button && !button.disabled && form instanceof HTMLFormElement) form.requestSubmit();
}

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
