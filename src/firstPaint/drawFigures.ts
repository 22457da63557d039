import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { FirstAnswers } from '#src/investor/firstAnswers/firstAnswers.ts';
import { firstCopy } from '#src/investor/overview/firstCopy.ts';

/** Pages that the build has rendered without their figures. */
export type FigureState = 'entries' | 'start' | 'review';

/** Draws the figures where the app draws them later. The app has removed its frame when it starts. */
export function drawFigures(answers: FirstAnswers): void {
  const state = stateOf(answers);
  const found = document.querySelector<HTMLTemplateElement>(`template[data-figures="${state}"]`);
  const slot = document.querySelector('[data-head]');
  const place = document.querySelector('#root [role="status"]');
  const [head, page] =
    (found?.content.cloneNode(true) as DocumentFragment | undefined)?.children ?? [];
  if (!head || !page || !slot || !place) return;
  const { profile, summary } = answers;
  write(head, 'h1', firstCopy.greeting(profile.body.data.fullName));
  const { data } = summary.body;
  for (const name of ['available', 'pendingDeposits', 'held', 'total'] as const) {
    write(page, `[data-figure="${name}"] span span`, groupDollars(dollarsFrom(data[name])));
  }
  const note = (name: string, count: number, text: (count: number) => string) =>
    write(page, `[data-figure="${name}"] + div`, count > 0 ? text(count) : '');
  note('pendingDeposits', data.pendingDepositCount, firstCopy.inReview);
  note('held', data.heldCount, firstCopy.heldFor);
  slot.append(...head.childNodes);
  place.replaceWith(page);
}

function write(within: Element, selector: string, text: string): void {
  const place = within.querySelector(selector);
  if (place) place.textContent = text;
}

/** Undefined for a page that begins with something else, such as an open deposit. */
function stateOf({ profile, summary, history }: FirstAnswers): FigureState | undefined {
  const { openQuotes, questions, pendingDepositCount } = summary.body.data;
  if (openQuotes.length + questions.length > 0) return undefined;
  if (history.body.data.steps.length > 0) return 'entries';
  const { emailVerified, isVerified } = profile.body.data;
  // The button of an address that is not confirmed needs the app.
  if (!emailVerified || isVerified) return undefined;
  return pendingDepositCount > 0 ? 'review' : 'start';
}
