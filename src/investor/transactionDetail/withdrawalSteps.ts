import { coinOfName, quoteDecimals } from '#contract/coin.ts';
import { roundDecimal } from '#contract/coinAmount.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { WithdrawalDetail as Detail } from '#contract/withdrawals.ts';
import { copy } from '#src/investor/transactions/copy.ts';
import { moment, shortMoment } from '#src/shared/format/dates.ts';
import type { TimelineStep } from '#src/shared/ui/Timeline.tsx';

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
  const { withdrawalEvents, reviewing, reviewBy, waits, paying, payingText, ahead } = copy.detail;
  const { secondApproval, paidFrom, payBy } = copy.detail;
  const steps = withdrawal.timeline.map(({ at, event }) => ({
    title: withdrawalEvents[event],
    text: textOf(withdrawal, event),
    at,
    isBad: event === 'declined',
  }));
  const paid = { title: ahead, isAhead: true };
  if (withdrawal.status === 'requested') {
    const byWhen = withdrawal.reviewBy ? reviewBy(shortMoment(withdrawal.reviewBy)) : undefined;
    const second = withdrawal.waitsFor === 'second-approval' ? secondApproval : byWhen;
    const text = withdrawal.awaits === 'investor' ? waits : second;
    return [...steps, { title: reviewing, text }, paid];
  }
  if (withdrawal.status === 'approved') {
    const { waitsFor, payableFrom } = withdrawal;
    const isWait = waitsFor === 'wait' && payableFrom !== null;
    const soon = withdrawal.payBy ? payBy(shortMoment(withdrawal.payBy)) : payingText;
    const text = isWait ? paidFrom(moment(payableFrom)) : soon;
    return [...steps, { title: paying, text }];
  }
  return steps;
}

function textOf(
  withdrawal: Detail,
  event: Detail['timeline'][number]['event'],
): string | undefined {
  const { held, released, coinSent } = copy.detail;
  const coins = coinsOf(withdrawal);
  if (event === 'requested') return held(groupDollars(dollarsFrom(withdrawal.amount)));
  if (event === 'paid') return coins && coinSent(coins);
  return event === 'approved' ? undefined : released;
}
