import { amountText } from '#contract/money.ts';
import { search } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import { depositOrder, filterDeposits } from '#server/deposits/list.ts';
import { withInvestor } from '#server/deposits/wire.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { inOrder } from '#server/platform/http/keyset.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { filterUsers, userOrder } from '#server/users/list.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';

const newest = { sort: undefined, after: undefined };

export const searchRoutes: Route[] = [
  serve(search.find, async ({ db, query: { q }, at }) => ({
    data: {
      users: await findUsers(db, q),
      deposits: await findDeposits(db, q, at),
      withdrawals: await findWithdrawals(db, q),
    },
  })),
];

async function findUsers(db: Db, q: string) {
  const rows = await inOrder(filterUsers(db, { q }), userOrder, newest)
    .select(['id', 'full_name', 'user_name', 'email'])
    .limit(foundRowsMax)
    .execute();
  return rows.map(({ id, full_name: fullName, user_name: userName, email }) => ({
    _id: id,
    fullName,
    userName,
    email,
  }));
}

async function findDeposits(db: Db, q: string, at: Date) {
  const found = filterDeposits(db, { filter: { q }, at });
  const rows = await withInvestor(
    inOrder(found, depositOrder, newest).limit(foundRowsMax),
  ).execute();
  return rows.map((row) => ({
    _id: row.id,
    user: { _id: row.user_id, fullName: row.full_name },
    amount: amountText(row.amount_cents),
    status: row.status,
  }));
}

async function findWithdrawals(db: Db, q: string) {
  const rows = await inOrder(filterWithdrawals(db, { q }), withdrawalOrder, newest)
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'user_id', 'full_name', 'amount_cents', 'withdrawals.status'])
    .limit(foundRowsMax)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    user: { _id: row.user_id, fullName: row.full_name },
    amount: amountText(row.amount_cents),
    status: row.status,
  }));
}
