import { copy } from '#demo/copy.ts';
import { type Guide, type GuideStep, guideSteps } from '#demo/protocol.ts';

/** The first step that is not done; undefined after the last. */
export const nextStep = ({ done }: Guide): GuideStep | undefined =>
  guideSteps.find((step) => !done.includes(step));

/** Fills a list with the steps, each with its tick. */
export function listSteps(list: HTMLElement, guide: Guide): void {
  const next = nextStep(guide);
  list.replaceChildren(
    ...guideSteps.map((step) => {
      const item = document.createElement('li');
      const isDone = guide.done.includes(step);
      item.textContent = copy.guide.steps[step];
      item.toggleAttribute('data-done', isDone);
      if (step === next) item.setAttribute('aria-current', 'step');
      if (isDone) {
        const note = document.createElement('span');
        note.className = 'unseen';
        note.textContent = copy.guide.done;
        item.append(note);
      }
      return item;
    }),
  );
}
