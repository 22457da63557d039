import { copy } from '#demo/copy.ts';
import { type Step, steps } from '#demo/protocol.ts';

/** Shows how far the making of the demo is: a named step and a bar for all of them. */
export function showProgress(place: HTMLElement): {
  step(step: Step, share: number): void;
  end(): void;
} {
  const bar = place.querySelector('progress');
  const name = place.querySelector('[data-step]');
  place.hidden = false;
  return {
    step: (step, share) => {
      if (bar) bar.value = (steps.indexOf(step) + Math.min(1, share)) / steps.length;
      // Said once for each step: a screen reader hears every change of it.
      const text = `${copy.steps[step]}…`;
      if (name && name.textContent !== text) name.textContent = text;
    },
    end: () => {
      if (bar) bar.value = 1;
      place.hidden = true;
    },
  };
}
