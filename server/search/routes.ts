import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Deposit } from '#contract/depositRecord.ts';
import { amountText } from '#contract/money.ts';
import { search } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { depositOrder } from '#server/deposits/depositOrder.ts';
import { filterDeposits } from '#server/deposits/list.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { firstOfParts, type RowsPart } from '#server/platform/http/paging/firstOfParts.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { partsOf, readSearch, type Search } from '#server/reviews/search.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';
import { findPeople } from './people.ts';

/** GET /search */
export const searchRoutes: Route[] = [
  serve(search.find, async ({ db, query: { q }, at }) => {
    const people = await readPeople(db, q, at);
    const meaning = await readSearch(db, q, { at, named: people });
    return {
      data: {
        users: await findPeople(db, people),
        deposits: await findDeposits(db, meaning, at),
        withdrawals: await findWithdrawals(db, meaning),
      },
    };
  }),
];

async function findDeposits(db: Db, meaning: Search | undefined, at: Date) {
  if (!meaning) return [];
  const parts = partsOf(filterDeposits(db, { filter: undefined, at }), 'deposits', meaning);
  return findItems<Deposit['status']>(db, 'deposits', firstRows(parts, depositOrder));
}

async function findWithdrawals(db: Db, meaning: Search | undefined) {
  if (!meaning) return [];
  const parts = partsOf(filterWithdrawals(db, { filter: undefined }), 'withdrawals', meaning);
  return findItems<Withdrawal['status']>(db, 'withdrawals', firstRows(parts, withdrawalOrder));
}

const firstRows = (parts: readonly RowsPart[], order: Order<string>) =>
  parts.length > 0 ? firstOfParts(parts, order, { rows: foundRowsMax }) : undefined;

/** The newest first. */
async function findItems<Status>(
  db: Db,
  table: 'deposits' | 'withdrawals',
  found: RawBuilder<unknown> | undefined,
) {
  if (!found) return [];
  const { rows } = await sql<ItemRow & { status: Status }>`
    SELECT item.id, user_id, full_name, amount_cents, coin, item.status,
           item.${sql.ref(momentOf[table])} AS at
    FROM ${found} AS found JOIN ${sql.table(table)} AS item USING (id)
    JOIN users ON users.id = item.user_id
    ORDER BY value DESC, item.id DESC LIMIT ${sql.lit(foundRowsMax)}
    ${sql.raw(plannedEachTime)}`.execute(db);
  return rows.map(({ status, ...row }) => ({ ...toItem(row), status }));
}

const momentOf = { deposits: 'deposit_date', withdrawals: 'created_at' } as const;

interface ItemRow {
  id: string;
  user_id: string;
  full_name: string;
  amount_cents: bigint;
  coin: Coin;
  at: Date;
}

const toItem = ({ id, user_id, full_name, amount_cents, coin, at }: ItemRow) => ({
  _id: id,
  user: { _id: user_id, fullName: full_name },
  amount: amountText(amount_cents),
  coin,
  at: at.toISOString(),
});
