import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Whether an address is one of our deposit addresses, even a retired one or one of a key. */
export async function isOurs(db: Db, coin: Coin, address: string): Promise<boolean> {
  const known = await db
    .selectFrom('receiving_addresses')
    .select('id')
    .where('coin', '=', coin)
    .where('address', '=', address)
    .executeTakeFirst();
  return known !== undefined;
}
