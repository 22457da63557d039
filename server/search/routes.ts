import { sql } from 'kysely';
import { amountText } from '#contract/money.ts';
import { search } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import { depositOrder, filterDeposits } from '#server/deposits/list.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { inOrder } from '#server/platform/http/keyset.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { readSearch, type Search } from '#server/reviews/search.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';
import { findPeople } from './people.ts';

const newest = { sort: undefined, after: undefined };

/** GET /search */
export const searchRoutes: Route[] = [
  serve(search.find, async ({ db, query: { q }, at }) => {
    const meaning = await readSearch(db, q);
    return {
      data: {
        users: await findPeople(db, await readPeople(db, q)),
        deposits: await findDeposits(db, meaning, at),
        withdrawals: await findWithdrawals(db, meaning),
      },
    };
  }),
];

async function findDeposits(db: Db, meaning: Search | undefined, at: Date) {
  const found = filterDeposits(db, { filter: undefined, search: meaning, at });
  const rows = await inOrder(found, depositOrder, newest)
    .innerJoin('users', 'users.id', 'deposits.user_id')
    .select(['deposits.id', 'user_id', 'full_name', 'amount_cents', 'deposits.status'])
    .limit(sql.lit(foundRowsMax))
    .modifyEnd(sql.raw(plannedEachTime))
    .execute();
  return rows.map(({ status, ...row }) => ({ ...toItem(row), status }));
}

async function findWithdrawals(db: Db, meaning: Search | undefined) {
  const found = filterWithdrawals(db, { filter: undefined, search: meaning });
  const rows = await inOrder(found, withdrawalOrder, newest)
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'user_id', 'full_name', 'amount_cents', 'withdrawals.status'])
    .limit(sql.lit(foundRowsMax))
    .modifyEnd(sql.raw(plannedEachTime))
    .execute();
  return rows.map(({ status, ...row }) => ({ ...toItem(row), status }));
}

interface ItemRow {
  id: string;
  user_id: string;
  full_name: string;
  amount_cents: bigint;
}

const toItem = ({ id, user_id, full_name, amount_cents }: ItemRow) => ({
  _id: id,
  user: { _id: user_id, fullName: full_name },
  amount: amountText(amount_cents),
});
