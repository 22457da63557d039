import { type InCents, inCents, parseDollars } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import { type Identified, identified, type WithdrawalRecord, withdrawalOf } from './records.ts';

type Earlier = StaffWithdrawalDetail['earlier'][number];

/** A withdrawal with what staff read before they approve or pay it. */
export type PayoutRecord = WithdrawalRecord &
  Pick<
    StaffWithdrawalDetail,
    'payout' | 'rate' | 'note' | 'comparedRate' | 'timeline' | 'recipient' | 'account' | 'messages'
  > & {
    investor: ReturnType<typeof payeeOf>;
    earlier: InCents<Identified<Earlier>>[];
  };

export type Payout = NonNullable<PayoutRecord['payout']>;

const payeeOf = ({ isVerified, createdAt, ...dollars }: StaffWithdrawalDetail['investor']) => ({
  isVerified,
  createdAt,
  availableCents: parseDollars(dollars.available),
  heldCents: parseDollars(dollars.held),
  totalCents: parseDollars(dollars.total),
  availableAfterCents: parseDollars(dollars.availableAfter),
});

export const payoutOf = (detail: StaffWithdrawalDetail): PayoutRecord => {
  const { investor, earlier, payout, rate, note, comparedRate, timeline, ...rest } = detail;
  const { recipient, account, messages, ...withdrawal } = rest;
  return {
    ...withdrawalOf(withdrawal),
    ...{ payout, rate, note, comparedRate, timeline, recipient, account, messages },
    investor: payeeOf(investor),
    earlier: earlier.map((item) => inCents(identified(item))),
  };
};
