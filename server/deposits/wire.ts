import type { SelectQueryBuilder } from 'kysely';
import type { Deposit, StaffDeposit } from '#contract/deposits.ts';
import { amountText } from '#contract/money.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { reviewOf, toClaim } from '#server/reviews/live.ts';

/** Deposits alone: what is filtered and counted. */
export type DepositRows = SelectQueryBuilder<Tables, 'deposits', object>;

/** Adds the name of the investor to deposits. */
export const withInvestor = (rows: DepositRows) =>
  rows
    .leftJoin('users', 'users.id', 'deposits.user_id')
    .selectAll('deposits')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

/** Adds what staff see: the name of the investor and who reads each just now. */
export const withClaim = (rows: DepositRows, at: Date) =>
  withInvestor(rows).select(reviewOf('deposits.id', at).as('claim'));

/** Adds the names of investor and decider to deposits. */
export const withDecider = (rows: DepositRows) =>
  withInvestor(rows)
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select('decider.full_name as decider_name');

/** Deposits with the name of their investor. */
export const selectDeposits = (db: Db) => withInvestor(db.selectFrom('deposits'));

/** A deposit row with the name of its investor. */
export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

/** A deposit row with the names of investor and decider. */
export type DecidedDepositRow = Awaited<
  ReturnType<ReturnType<typeof withDecider>['execute']>
>[number];

/** A deposit row with its live claim. */
export type StaffDepositRow = Awaited<ReturnType<ReturnType<typeof withClaim>['execute']>>[number];

/** A deposit row in the wire's words; `image` is the receipt's path under {host} (S-187). */
export const toDeposit = (row: DepositRow): Deposit => ({
  _id: row.id,
  type: 'deposit',
  coin: row.coin,
  user: { _id: row.user_id, fullName: row.full_name },
  amount: amountText(row.amount_cents),
  status: row.status,
  depositDate: row.deposit_date.toISOString(),
  image: row.receipt_id && `/receipts/${row.receipt_id}`,
});

/** A deposit row with what staff see of it beside. */
export const toStaffDeposit = (row: StaffDepositRow): StaffDeposit => ({
  ...toDeposit(row),
  txid: row.txid,
  checkedTxid: row.checked_txid,
  duplicate: row.duplicate,
  decidedAt: row.decided_at?.toISOString() ?? null,
  claimedBy: toClaim(row.claim),
});
