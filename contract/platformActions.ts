/** Lines of movements of money and of sums of all balances, which the database writes. */
export const platformActions = [
  'quote.make',
  'deposit.make',
  'withdrawal.make',
  'approval.record',
  'entry.post',
  'snapshot.make',
  'statement.issue',
  'alarm.raise',
  'alarm.pause',
  'payout.sent',
  'payout.mined',
  'payout.replaced',
  'payout.expired',
] as const;

/** The actor of these lines, and the filter that lists them. */
export const platformActor = 'platform';

export type PlatformAction = (typeof platformActions)[number];
