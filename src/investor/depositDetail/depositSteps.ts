import type { DepositDetail } from '#contract/deposits.ts';
import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import { copy as proofCopy } from '#src/investor/proof/copy.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

const texts = proofCopy.timeline;

/** Past steps of a deposit, and while it is pending those ahead. */
export function depositSteps(deposit: DepositDetail): TimelineStep[] {
  const past = deposit.timeline.map(({ at, event }) => ({ ...pastStep(deposit, event), at }));
  if (deposit.status !== 'pending') return past;
  const { reviewBy } = deposit;
  return [
    ...past,
    { title: texts.review, text: reviewBy && copy.reviewDone(shortMoment(reviewBy)) },
    { title: texts.credited, isAhead: true },
  ];
}

type Event = DepositDetail['timeline'][number]['event'];

function pastStep(deposit: DepositDetail, event: Event): TimelineStep {
  const { quote, amount, amountReceived, coin } = deposit;
  switch (event) {
    case 'quoted':
      return {
        title: texts.quoted,
        text: quote && texts.quotedAt(dollars(amount), groupDecimal(quote.rate), coin),
      };
    case 'sent':
      return { title: texts.sent, text: quote && `${quote.coinAmount} ${coin}` };
    case 'submitted':
      return { title: texts.submitted };
    case 'proof':
      return { title: texts.proofAdded };
    case 'confirmed':
      return { title: texts.confirmed, text: dollars(amountReceived ?? amount) };
    case 'declined':
      return { title: texts.declined, isBad: true };
  }
}

const dollars = (amount: string) => groupDollars(parseDollars(amount));
