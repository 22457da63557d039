import { type RefObject, useEffect, useState } from 'react';
import { chartFramePath } from '#contract/pages.ts';
import { type Answer, keepAnswer, keptAnswer, opensAtOnce } from '#src/shared/consent/answer.ts';
import { openOutsideFrame } from '#src/shared/consent/outsideFrame.ts';
import { copy } from './copy.ts';

type State = 'asking' | 'refused' | 'loading' | 'shown' | 'failed';

function firstState(mode: string): State {
  const stored = keptAnswer();
  if (opensAtOnce(mode, stored)) return 'loading';
  return stored === 'refused' ? 'refused' : 'asking';
}

/** Opens and closes the third-party chart. The stored answer is for the whole site. */
export function useOutsideChart(slot: RefObject<HTMLElement | null>, mode: string) {
  const [state, setState] = useState(() => firstState(mode));
  const isOpen = state === 'loading' || state === 'shown';
  useEffect(() => {
    if (!isOpen || !slot.current) return undefined;
    return openOutsideFrame({
      slot: slot.current,
      path: chartFramePath,
      title: copy.outside.title,
      onState: setState,
    });
  }, [isOpen, slot]);
  const answer = (next: Answer) => {
    keepAnswer(next);
    setState(next === 'granted' ? 'loading' : 'refused');
  };
  return { state, answer };
}
