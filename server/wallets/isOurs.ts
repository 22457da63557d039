import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Whether an address is one of our deposit addresses, even a retired one. */
export async function isOurs(db: Db, coin: Coin, address: string): Promise<boolean> {
  const wallet = await db
    .selectFrom('wallets')
    .select('id')
    .where('coin', '=', coin)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return wallet !== undefined;
}
