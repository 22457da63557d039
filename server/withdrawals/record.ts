import { coinNames } from '#contract/coin.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import type { Db } from '#server/db/tables.ts';
import { dollarsNumber, unitDecimals, unitsText } from '#server/ledger/money.ts';

/** Withdrawals with the name of their investor. */
export const selectWithdrawals = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select('users.full_name');

type Row = Awaited<ReturnType<ReturnType<typeof selectWithdrawals>['execute']>>[number];

/** A withdrawal row in the wire's words. */
export const toWithdrawal = (row: Row): Withdrawal => ({
  _id: row.id,
  amount: dollarsNumber(row.amount_cents),
  withdrawMode: coinNames[row.coin],
  address: row.address,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: (row.paid_at ?? row.decided_at)?.toISOString() ?? null,
  reason: row.reason,
  txid: row.txid,
  coinAmount:
    row.coin_units &&
    unitsText(BigInt(row.coin_units), unitDecimals[row.coin], unitDecimals[row.coin]),
});
