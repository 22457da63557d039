import type { Deposit, StaffDeposit } from '#contract/deposits.ts';
import { claimOn, toClaim } from '#server/claims/live.ts';
import type { Db } from '#server/db/tables.ts';
import { amountText } from '#server/ledger/money.ts';

/**
 * Deposits with the name of their investor. A left join, though there always is one: the planner
 * drops it where only rows are counted.
 */
export const selectDeposits = (db: Db) =>
  db
    .selectFrom('deposits')
    .leftJoin('users', 'users.id', 'deposits.user_id')
    .selectAll('deposits')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

/** Deposits as staff read them: with who decided each, and who reads it just now. */
export const selectStaffDeposits = (db: Db, at: Date) =>
  selectDeposits(db)
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select('decider.full_name as decider_name')
    .select(claimOn('deposits.id', at).as('claim'));

/** A deposit row with the name of its investor. */
export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

/** A deposit row with its live claim. */
export type StaffDepositRow = Awaited<
  ReturnType<ReturnType<typeof selectStaffDeposits>['execute']>
>[number];

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
  duplicate: row.duplicate,
  decidedAt: row.decided_at?.toISOString() ?? null,
  claimedBy: toClaim(row.claim),
});

/** '#' and the last ten characters of an id, upper case (S-176). */
export const reference = (id: string): string => `#${id.slice(-10).toUpperCase()}`;
