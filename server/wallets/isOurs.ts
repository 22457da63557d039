import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Whether an address is one of our deposit addresses, even a retired one or one of a key. */
export const isReceiving = (coin: Coin, address: string): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM receiving_addresses WHERE coin = ${coin} AND address = ${address})`;

/** Reads `isReceiving` alone. */
export async function isOurs(db: Db, coin: Coin, address: string): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    SELECT ${isReceiving(coin, address)} AS is_ours`.execute(db);
  return rows[0]?.is_ours === true;
}
