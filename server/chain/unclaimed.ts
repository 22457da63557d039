import { type SelectQueryBuilder, sql } from 'kysely';
import { chain } from '#contract/chain.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { formatDollars } from '#contract/money.ts';
import type { UnclaimedPayment } from '#contract/unclaimedPayment.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { only } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';

const unclaimedOrder: Order<'seenAt'> = {
  sorts: { seenAt: { column: 'chain_payments.seen_at', type: 'timestamptz' } },
  defaultSort: ['seenAt', 'DESC'],
  id: { column: 'chain_payments.id', type: 'uuid' },
};

type PaymentRows = SelectQueryBuilder<Tables, 'chain_payments', object>;

/** GET /unclaimed-payments: to our addresses and of no deposit, newest first. */
export const listUnclaimed: Route = serve(chain.unclaimed, async ({ db, query, headers, at }) => {
  const { coin, address } = query.filter ?? {};
  let rows: PaymentRows = db
    .selectFrom('chain_payments')
    .where('linked', '=', false)
    .where('state', '<>', 'gone')
    .where(sql<boolean>`NOT is_own_transfer(chain_payments.id)`);
  rows = only(rows, 'chain_payments.coin', coin);
  if (address) {
    rows = rows.where('address_id', 'in', (inner) =>
      inner.selectFrom('receiving_addresses').select('id').where('address', '=', address),
    );
  }
  const listing = { list: 'unclaimed payments', order: unclaimedOrder, query, db, at, headers };
  const page = await readPage(listing, rows, withAddress);
  return { data: page.map(toUnclaimed) };
});

const withAddress = (rows: PaymentRows) =>
  rows
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .leftJoin('users', 'users.id', 'receiving_addresses.user_id')
    .select(['chain_payments.id', 'chain_payments.coin', 'units', 'txid', 'seen_at', 'state'])
    .select(sql<bigint | null>`units_worth(units, rate_usd, chain_payments.coin)`.as('cents'))
    .select(['receiving_addresses.address', 'users.id as user_id', 'users.full_name']);

type Row = Awaited<ReturnType<ReturnType<typeof withAddress>['execute']>>[number];

const toUnclaimed = (row: Row): UnclaimedPayment => ({
  _id: row.id,
  coin: row.coin,
  amount: formatUnits(BigInt(row.units), { decimals: unitDecimals[row.coin] }),
  txid: row.txid,
  address: row.address,
  user:
    row.user_id === null || row.full_name === null
      ? null
      : { _id: row.user_id, fullName: row.full_name },
  seenAt: row.seen_at.toISOString(),
  usd: row.cents === null ? null : formatDollars(row.cents),
  state: row.state === 'gone' ? 'seen' : row.state,
});
