import { copy } from '#demo/copy.ts';
import { type OnProgress, steps } from '#demo/protocol.ts';

export function showProgress(element: HTMLElement): {
  step: OnProgress;
  end(): void;
} {
  const bar = element.querySelector('progress');
  const name = element.querySelector('[data-step]');
  element.hidden = false;
  return {
    step: (step, share) => {
      if (bar) bar.value = (steps.indexOf(step) + Math.min(1, share)) / steps.length;
      // Write only a new text: a screen reader announces every write.
      const text = `${copy.steps[step]}…`;
      if (name && name.textContent !== text) name.textContent = text;
    },
    end: () => {
      if (bar) bar.value = 1;
      element.hidden = true;
    },
  };
}
