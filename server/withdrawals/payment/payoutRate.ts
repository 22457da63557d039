import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { currentRates, isUsable, type Rate } from '#server/prices/rates.ts';

/** The rate that payments are compared with now; none if it cannot be trusted. */
export async function payoutRate(ports: Ports, coin: Coin, at: Date): Promise<Rate | null> {
  const rate = (await currentRates(ports, at))[coin];
  return isUsable(rate) ? rate : null;
}

/** The last rate that was quoted at; none before the first. */
export async function lastRate(db: Db, coin: Coin): Promise<Pick<Rate, 'usd'> | null> {
  const row = await db
    .selectFrom('rate_levels')
    .select('usd')
    .where('asset', '=', coin)
    .executeTakeFirst();
  return row ?? null;
}
