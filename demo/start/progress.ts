import { copy } from '#demo/copy.ts';
import { type OnProgress, steps } from '#demo/protocol.ts';
import { part } from './part.ts';

const slowMs = 30_000;

interface Progress {
  step: OnProgress;
  end(): void;
}

/** Shows the steps of the making, and shows when none has come for long. */
export function showProgress(): Progress {
  const bar = part<HTMLProgressElement>('progress');
  const said = part('said');
  // Write only a new text: a screen reader announces every write.
  const say = (text: string) => {
    if (said.textContent !== text) said.textContent = text;
  };
  let late = setTimeout(() => say(copy.slow), slowMs);
  bar.value = 0;
  bar.hidden = false;
  return {
    step: (step, share) => {
      clearTimeout(late);
      late = setTimeout(() => say(copy.slow), slowMs);
      bar.value = (steps.indexOf(step) + Math.min(1, share)) / steps.length;
      say(`${copy.steps[step]}…`);
    },
    end: () => {
      clearTimeout(late);
      bar.hidden = true;
    },
  };
}
