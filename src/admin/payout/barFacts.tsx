import { VerifiedMark } from '#src/admin/panel/VerifiedMark.tsx';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import type { BarFacts } from '#src/admin/record/DecisionBar.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { copy as withdrawalCopy } from '#src/admin/withdrawals/copy.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** A withdrawal in its bar, from the row of the list until the rest has loaded. */
export function barFacts(
  withdrawal: WithdrawalRecord | undefined,
  payout: PayoutRecord | undefined,
): BarFacts | undefined {
  if (!withdrawal) return undefined;
  const { user, status, amountCents, createdAt, dueAt, decidedAt, paidAt } = withdrawal;
  const endedAt = status === 'requested' || status === 'approved' ? null : (paidAt ?? decidedAt);
  return {
    who: (
      <>
        <UserLink user={user} />{' '}
        {payout && <VerifiedMark isVerified={payout.investor.isVerified} />}
      </>
    ),
    status,
    amountCents,
    ...(payout && coinOf(payout)),
    since: status === 'approved' ? (decidedAt ?? createdAt) : createdAt,
    isApproved: status === 'approved',
    dueAt: endedAt ? null : dueAt,
    ...(endedAt && {
      decided: (
        <>
          <strong>{withdrawalCopy.statuses[status]}</strong>
          <div>{shortMoment(endedAt)}</div>
        </>
      ),
    }),
  };
}

function coinOf({ status, coin, coinAmount, rate, payout }: PayoutRecord) {
  const { at, approx } = copy.page;
  if (status === 'paid') {
    return { coinAmount: `${coinAmount} ${coin}`, rate: rate ? at(rateText(rate)) : undefined };
  }
  if (status === 'declined' || status === 'cancelled' || !payout) return { coinAmount: coin };
  return { coinAmount: approx(`${payout.coinAmount} ${coin}`), rate: at(rateText(payout.rate)) };
}
