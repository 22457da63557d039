import { sql } from 'kysely';
import type { OwnCoin } from '#server/chain/bitcoin/matcher.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** The Bitcoin addresses of our own, and their coin that is not spent for good. */
export async function readOwnCoin(db: Db): Promise<OwnCoin> {
  const own = await db
    .selectFrom('receiving_addresses')
    .select('id')
    .where('coin', '=', 'BTC')
    .where(sql<boolean>`is_own_coin(id)`)
    .execute();
  const addresses = new Set(own.map(({ id }) => id));
  if (addresses.size === 0) return { addresses, outputs: new Map() };
  const rows = await db
    .selectFrom('chain_payments')
    .select(['txid', 'n', 'units', 'address_id'])
    .where('coin', '=', 'BTC')
    .where('state', '<>', 'gone')
    .where('address_id', 'in', [...addresses])
    .where(
      sql<boolean>`(spent_txid IS NULL OR EXISTS (SELECT FROM chain_spends
        WHERE coin = 'BTC' AND txid = spent_txid AND chain_spends.state IN ('seen', 'mined')))`,
    )
    .execute();
  const outputs = rows.map(
    ({ txid, n, units, address_id: addressId }) =>
      [`${txid}:${n}`, { addressId, units: BigInt(units) }] as const,
  );
  return { addresses, outputs: new Map(outputs) };
}
