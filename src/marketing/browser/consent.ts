import { widgetPath } from '#contract/pages.ts';
import { keepAnswer, keptAnswer, opensAtOnce } from '#src/shared/consent/answer.ts';
import { openOutsideFrame } from '#src/shared/consent/outsideFrame.ts';

/**
 * Shows the outside ticker in the operator's mode: never, at once, or after the visitor's consent,
 * which can be withdrawn.
 */
export function startConsent(widget: HTMLElement): void {
  const slot = widget.querySelector<HTMLElement>('[data-widget-slot]');
  const mode = widget.dataset.widget ?? 'off';
  if (!slot || mode === 'off') return;
  let close: (() => void) | undefined;

  const set = (state: string) => {
    widget.dataset.state = state;
  };
  const open = () => {
    close?.();
    set('loading');
    const title = slot.dataset.title ?? '';
    close = openOutsideFrame({ slot, path: widgetPath, title, onState: set });
  };
  widget.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (!answer) return;
    if (answer === 'confirming') return set(answer);
    keepAnswer(answer);
    if (answer === 'granted') open();
    else {
      close?.();
      set('refused');
    }
  });

  const answered = keptAnswer();
  if (opensAtOnce(mode, answered)) open();
  else set(answered ?? 'asking');
}
