import type { Deposit } from '#contract/deposits.ts';
import type { Db } from '#server/db/tables.ts';
import { amountText } from '#server/ledger/money.ts';

/** Deposits with the name of their investor. */
export const selectDeposits = (db: Db) =>
  db
    .selectFrom('deposits')
    .innerJoin('users', 'users.id', 'deposits.user_id')
    .selectAll('deposits')
    .select('users.full_name');

/** A deposit row with the name of its investor. */
export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

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

/** '#' and the last ten characters of an id, upper case (S-176). */
export const reference = (id: string): string => `#${id.slice(-10).toUpperCase()}`;
