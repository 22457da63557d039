import type { SelectQueryBuilder } from 'kysely';
import type { Deposit, StaffDeposit } from '#contract/deposits.ts';
import { amountText } from '#contract/money.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { reviewOf, toReview } from '#server/reviews/activeReview.ts';

export type DepositRows = SelectQueryBuilder<Tables, 'deposits', object>;

export const withInvestor = (rows: DepositRows) =>
  rows
    .leftJoin('users', 'users.id', 'deposits.user_id')
    .selectAll('deposits')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

export const withReview = (rows: DepositRows, at: Date) =>
  withInvestor(rows).select(reviewOf('deposits.id', at).as('review'));

export const withDecider = (rows: DepositRows) =>
  withInvestor(rows)
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select('decider.full_name as decider_name');

export const selectDeposits = (db: Db) => withInvestor(db.selectFrom('deposits'));

export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

export type DecidedDepositRow = Awaited<
  ReturnType<ReturnType<typeof withDecider>['execute']>
>[number];

export type StaffDepositRow = Awaited<ReturnType<ReturnType<typeof withReview>['execute']>>[number];

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

export const toStaffDeposit = (row: StaffDepositRow): StaffDeposit => ({
  ...toDeposit(row),
  txid: row.txid,
  checkedTxid: row.checked_txid,
  duplicate: row.duplicate,
  decidedAt: row.decided_at?.toISOString() ?? null,
  claimedBy: toReview(row.review),
});
