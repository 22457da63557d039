import type { DepositDetail } from '#contract/depositDetail.ts';
import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import { copy as proofCopy } from '#src/investor/proof/copy.ts';
import { copy as detailCopy } from '#src/investor/transactionDetail/copy.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { arrivalOf } from './arrival.ts';
import { copy } from './copy.ts';

const texts = proofCopy.timeline;

/** Past steps of a deposit, and while it is pending those ahead. */
export function depositSteps(deposit: DepositDetail): TimelineStep[] {
  const past = pastSteps(deposit);
  if (deposit.status !== 'pending') return past;
  const { reviewBy, awaits, waitsFor } = deposit;
  const textOf = waitsFor === 'second-approval' ? copy.secondApproval : detailCopy.by;
  const byWhen = reviewBy && textOf(shortMoment(reviewBy));
  return [
    ...past,
    { title: texts.review, text: awaits === 'investor' ? copy.reviewWaits : byWhen },
    { title: texts.confirmed, isAhead: true },
  ];
}

/** Events in the order of their times, with the moment in which the chain showed a payment. */
function pastSteps(deposit: DepositDetail) {
  const arrival = arrivalOf(deposit);
  const steps = deposit.timeline.map(({ at, event }) => ({ ...pastStep(deposit, event), at }));
  if (!arrival) return steps;
  const seen = { title: copy.seen, text: arrival.coins, at: arrival.at };
  return [...steps, seen].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

type Quote = NonNullable<DepositDetail['quote']>;
type Event = DepositDetail['timeline'][number]['event'];

function pastStep(deposit: DepositDetail, event: Event): TimelineStep {
  const { quote, amount, amountReceived, coin } = deposit;
  switch (event) {
    case 'quoted':
      return {
        title: texts.quoted,
        text: quote && quotedAt(dollars(amount), quote, coin),
      };
    case 'sent':
      return { title: texts.sent, text: quote && `${quote.coinAmount} ${coin}` };
    case 'submitted':
      return { title: texts.submitted };
    case 'proof':
      return { title: texts.proofAdded };
    case 'confirmed':
      return { title: texts.confirmed, text: copy.added(dollars(amountReceived ?? amount)) };
    case 'declined':
      return { title: texts.declined, isBad: true };
    case 'reversed':
      return {
        title: texts.reversed,
        text: copy.taken(dollars(amountReceived ?? amount)),
        isBad: true,
      };
  }
}

function quotedAt(amount: string, { rate, example }: Quote, coin: string): string {
  const text = texts.quotedAt(amount, groupDecimal(rate), coin);
  return example ? `${text}, ${paymentCopy.quote.example}` : text;
}

const dollars = (amount: string) => groupDollars(parseDollars(amount));
