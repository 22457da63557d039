import { widgetPath } from '#contract/pages.ts';

/** Where the visitor's answer about outside content is kept (S-332). */
export const consentKey = 'consent';
const patienceMs = 8000;

/**
 * Shows the outside ticker where the operator allows it and, if asked to, only after the visitor
 * agreed; the answer can be taken back. The frame is sandboxed without this origin (S-066).
 */
export function startConsent(widget: HTMLElement): void {
  const slot = widget.querySelector<HTMLElement>('[data-widget-slot]');
  const mode = widget.dataset.widget;
  if (!slot || (mode !== 'on' && mode !== 'consent')) return;
  let frame: HTMLIFrameElement | undefined;

  const set = (state: string) => {
    widget.dataset.state = state;
  };
  const remove = () => {
    frame?.remove();
    frame = undefined;
  };
  const open = () => {
    remove();
    const opened = document.createElement('iframe');
    frame = opened;
    opened.title = slot.dataset.title ?? '';
    opened.setAttribute('sandbox', 'allow-scripts');
    opened.referrerPolicy = 'no-referrer';
    opened.src = widgetPath;
    slot.append(opened);
    set('loading');
    setTimeout(() => {
      if (frame === opened && widget.dataset.state === 'loading') fail();
    }, patienceMs);
  };
  const fail = () => {
    remove();
    set('failed');
  };

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return;
    if (data === 'shown') set('shown');
    else if (data === 'failed') fail();
  });
  widget.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (!answer) return;
    keep(answer);
    if (answer === 'granted') open();
    else {
      remove();
      set('refused');
    }
  });

  const answered = kept();
  if (mode === 'on' ? answered !== 'refused' : answered === 'granted') open();
  else set(answered ?? 'asking');
}

function kept(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    // A browser that forbids storage has given no answer.
    return null;
  }
}

function keep(answer: string): void {
  try {
    localStorage.setItem(consentKey, answer);
  } catch (cause) {
    // Where storage is forbidden the answer lasts as long as the page.
    if (!(cause instanceof DOMException)) throw cause;
  }
}
