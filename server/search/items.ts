import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Deposit } from '#contract/depositRecord.ts';
import { amountText } from '#contract/money.ts';
import type { Found } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { depositOrder } from '#server/deposits/depositOrder.ts';
import { filterDeposits } from '#server/deposits/list.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { firstOfParts, type RowsPart } from '#server/platform/http/paging/firstOfParts.ts';
import { partsOf, type Search } from '#server/reviews/search.ts';
import { filterWithdrawals, withdrawalOrder } from '#server/withdrawals/list.ts';

type Items = Pick<Found, 'deposits' | 'withdrawals'>;

/** The newest deposits and withdrawals of a search, in two steps like a page (twoSteps.ts). */
export async function findItems(db: Db, search: Search | undefined, at: Date): Promise<Items> {
  const ids = search && (await findIds(db, search, at));
  if (!ids || ids.deposits.length + ids.withdrawals.length === 0) return none;
  const { rows } = await sql<ItemRow>`
    ${itemsOf('deposits', ids.deposits)} UNION ALL ${itemsOf('withdrawals', ids.withdrawals)}
    ORDER BY at DESC, id DESC`.execute(db);
  const inTable = <Status>(name: Table) =>
    rows
      .filter(({ of_table }) => of_table === name)
      .map((row) => ({ ...toItem(row), status: row.status as Status }));
  return {
    deposits: inTable<Deposit['status']>('deposits'),
    withdrawals: inTable<Withdrawal['status']>('withdrawals'),
  };
}

type Table = keyof Items;

const none: Items = { deposits: [], withdrawals: [] };

async function findIds(
  db: Db,
  search: Search,
  at: Date,
): Promise<Record<Table, string[]> | undefined> {
  const deposits = partsOf(filterDeposits(db, { filter: undefined, at }), 'deposits', search);
  const withdrawals = partsOf(filterWithdrawals(db, { filter: undefined }), 'withdrawals', search);
  if (deposits.length + withdrawals.length === 0) return undefined;
  const { rows } = await sql<Record<Table, string[]>>`
    SELECT ${firstIds(deposits, depositOrder)} AS deposits,
      ${firstIds(withdrawals, withdrawalOrder)} AS withdrawals
    ${sql.raw(plannedEachTime)}`.execute(db);
  return rows[0];
}

const firstIds = (parts: readonly RowsPart[], order: Order<string>): RawBuilder<string[]> =>
  parts.length === 0
    ? sql`'{}'::uuid[]`
    : sql`ARRAY(SELECT id FROM ${firstOfParts(parts, order, { rows: foundRowsMax })} AS found)`;

const momentOf = { deposits: 'deposit_date', withdrawals: 'created_at' } as const;

// Of no row.
const noId = '00000000-0000-0000-0000-000000000000';

/** Always as many ids: for fewer, PostgreSQL would plan the statement each time. */
function itemsOf(table: Table, ids: readonly string[]): RawBuilder<unknown> {
  const filled = Array.from({ length: foundRowsMax }, (_, index) => ids[index] ?? noId);
  return sql`SELECT ${sql.lit(table)} AS of_table, item.id, user_id, full_name, amount_cents, coin,
      item.status, item.${sql.ref(momentOf[table])} AS at
    FROM ${sql.table(table)} AS item JOIN users ON users.id = item.user_id
    WHERE item.id IN (${sql.join(filled)})`;
}

interface ItemRow {
  of_table: Table;
  id: string;
  user_id: string;
  full_name: string;
  amount_cents: bigint;
  coin: Coin;
  status: string;
  at: Date;
}

const toItem = ({ id, user_id, full_name, amount_cents, coin, at }: ItemRow) => ({
  _id: id,
  user: { _id: user_id, fullName: full_name },
  amount: amountText(amount_cents),
  coin,
  at: at.toISOString(),
});
