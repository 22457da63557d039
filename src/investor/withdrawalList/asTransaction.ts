import { coinOfName } from '#contract/coin.ts';
import type { InCents } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';

/** A withdrawal as a row of the transactions. */
export const asTransaction = (row: InCents<Withdrawal>): TransactionInCents => ({
  _id: row._id,
  kind: 'withdrawal',
  mode: coinOfName[row.withdrawMode],
  amountCents: -row.amountCents,
  quotedCents: null,
  status: row.status,
  date: row.createdAt,
  postedAt: row.status === 'paid' ? row.decidedAt : null,
  image: null,
  reason: row.reason,
  balanceAfterCents: null,
  reverses: null,
  reversal: null,
  reversedAt: row.reversedAt,
});
