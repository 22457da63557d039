import { coinOfName, quoteDecimals } from '#contract/coin.ts';
import { roundDecimal } from '#contract/coinAmount.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { WithdrawalDetail as Detail } from '#contract/withdrawals.ts';
import { moment, shortMoment } from '#src/shared/format/dates.ts';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

/** The coins that were sent, with as many decimals as a quote has: the chain's own amount may have 18. */
export function coinsOf({
  coinAmount,
  withdrawMode,
}: Pick<Detail, 'coinAmount' | 'withdrawMode'>): string | undefined {
  const coin = coinOfName[withdrawMode];
  return coinAmount ? `${roundDecimal(coinAmount, quoteDecimals[coin])} ${coin}` : undefined;
}

/** Past steps of a withdrawal, and those ahead until it is paid. */
export function withdrawalSteps(withdrawal: Detail): TimelineStep[] {
  const { withdrawalEvents, reviewing, waits, paying, ahead } = copy;
  const steps = withdrawal.timeline.map(({ at, event }) => ({
    title: withdrawalEvents[event],
    text: textOf(withdrawal, event),
    at,
    isBad: event === 'declined',
  }));
  const paid = { title: ahead, isAhead: true };
  if (withdrawal.status === 'requested') {
    const text = withdrawal.awaits === 'investor' ? waits : whenNext(withdrawal);
    return [...steps, { title: reviewing, text }, paid];
  }
  if (withdrawal.status === 'approved') {
    return [...steps, { title: paying, text: whenNext(withdrawal) }];
  }
  return steps;
}

/** Until when staff decide about a withdrawal, or pay it; undefined where no time is promised. */
export function dueOf({ status, waitsFor, reviewBy, payBy }: Detail): string | undefined {
  const isDue = status === 'requested' ? waitsFor !== 'second-approval' : waitsFor !== 'wait';
  const at = status === 'requested' ? reviewBy : payBy;
  return isDue && at ? shortMoment(at) : undefined;
}

function whenNext(withdrawal: Detail): string | undefined {
  const { by, secondApproval, paidFrom, payingText } = copy;
  const { status, waitsFor, payableFrom } = withdrawal;
  const due = dueOf(withdrawal);
  if (due) return by(due);
  if (status === 'requested') return waitsFor === 'second-approval' ? secondApproval : undefined;
  return waitsFor === 'wait' && payableFrom !== null ? paidFrom(moment(payableFrom)) : payingText;
}

function textOf(
  withdrawal: Detail,
  event: Detail['timeline'][number]['event'],
): string | undefined {
  const { held, released, coinSent } = copy;
  const coins = coinsOf(withdrawal);
  if (event === 'requested') return held(groupDollars(dollarsFrom(withdrawal.amount)));
  if (event === 'paid') return coins && coinSent(coins);
  return event === 'approved' ? undefined : released;
}
