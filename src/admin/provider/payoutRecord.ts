import { type InCents, inCents, parseDollars } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import { identified, openRowOf, withdrawalOf } from './recordOf.ts';
import type { Identified, Owner, WithdrawalRecord } from './records.ts';

type Recipient = StaffWithdrawalDetail['recipient'];

/** The latest withdrawal of another investor to the same address. */
export type SharedAddress = Omit<InCents<Identified<Recipient['others'][number]>>, 'user'> & {
  user: Owner;
};

type Decline = NonNullable<Recipient['lastDecline']>;

type Earlier = StaffWithdrawalDetail['earlier'][number];

/** A withdrawal with what staff read before they approve or pay it. */
export type PayoutRecord = WithdrawalRecord &
  Pick<
    StaffWithdrawalDetail,
    | 'payout'
    | 'gas'
    | 'rate'
    | 'note'
    | 'comparedRate'
    | 'onChain'
    | 'timeline'
    | 'account'
    | 'messages'
    | 'approvals'
    | 'reversal'
  > & {
    recipient: Omit<Recipient, 'others' | 'lastDecline'> & {
      others: SharedAddress[];
      lastDecline: InCents<Identified<Decline>> | null;
    };
    investor: ReturnType<typeof payeeOf>;
    earlier: InCents<Identified<Earlier>>[];
  };

export type Payout = NonNullable<PayoutRecord['payout']>;

const payeeOf = (payee: StaffWithdrawalDetail['investor']) => {
  const { isVerified, createdAt, deposits, pendingDeposits, alsoOpen, ...rest } = payee;
  const { latestDeposits, ...dollars } = rest;
  return {
    ...{ isVerified, createdAt, deposits, pendingDeposits },
    alsoOpen: alsoOpen.map(openRowOf),
    latestDeposits: latestDeposits.map((deposit) => inCents(identified(deposit))),
    largestPaidCents: dollars.largestPaid === null ? null : parseDollars(dollars.largestPaid),
    paidInCents: parseDollars(dollars.paidIn),
    pendingCents: parseDollars(dollars.pendingAmount),
    availableCents: parseDollars(dollars.available),
    heldCents: parseDollars(dollars.held),
    totalCents: parseDollars(dollars.total),
    availableAfterCents: parseDollars(dollars.availableAfter),
  };
};

const sharedOf = ({ user, ...wire }: Recipient['others'][number]): SharedAddress => ({
  ...inCents(identified(wire)),
  user: identified(user),
});

export const payoutOf = (detail: StaffWithdrawalDetail): PayoutRecord => {
  const { investor, earlier, payout, gas, rate, note, comparedRate, onChain, ...rest } = detail;
  const { timeline, recipient, account, messages, approvals, reversal, ...withdrawal } = rest;
  return {
    ...withdrawalOf(withdrawal),
    ...{ payout, gas, rate, note, comparedRate, onChain, timeline, account },
    ...{ messages, approvals, reversal },
    recipient: {
      ...recipient,
      others: recipient.others.map(sharedOf),
      lastDecline: recipient.lastDecline && inCents(identified(recipient.lastDecline)),
    },
    investor: payeeOf(investor),
    earlier: earlier.map((item) => inCents(identified(item))),
  };
};
