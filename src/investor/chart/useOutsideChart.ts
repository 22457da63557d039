import { type RefObject, useEffect, useState } from 'react';
import { chartFramePath } from '#contract/pages.ts';
import { type Answer, keepAnswer, keptAnswer, opensAtOnce } from '#src/shared/consent/answer.ts';
import { openOutsideFrame } from '#src/shared/consent/outsideFrame.ts';
import { copy } from './copy.ts';

type State = 'asking' | 'refused' | 'loading' | 'shown' | 'failed';

function firstState(mode: string): State {
  const answered = keptAnswer();
  if (opensAtOnce(mode, answered)) return 'loading';
  return answered === 'refused' ? 'refused' : 'asking';
}

/** Opens and closes the outside chart by the reader's answer, which holds for the site as well. */
export function useOutsideChart(slot: RefObject<HTMLElement | null>, mode: string) {
  const [state, setState] = useState(() => firstState(mode));
  const opened = state === 'loading' || state === 'shown';
  useEffect(() => {
    if (!opened || !slot.current) return undefined;
    return openOutsideFrame({
      slot: slot.current,
      path: chartFramePath,
      title: copy.outside.title,
      onState: setState,
    });
  }, [opened, slot]);
  const answer = (given: Answer) => {
    keepAnswer(given);
    setState(given === 'granted' ? 'loading' : 'refused');
  };
  return { state, answer };
}
