import { sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import { reconciliations } from '#contract/reconciliations.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { coinText, worthOf } from './wire.ts';

/** GET /reserves: the newest closed day of each coin; nothing unless staff publish it. */
export const readReserves: Route = serve(reconciliations.reserves, async ({ db }) => {
  const { publish_reserves: isPublished } = await readSettings(db);
  if (!isPublished) return { data: [] };
  const days = await db
    .selectFrom('reconciliations')
    .select(['coin', 'height', 'block_hash', 'on_chain', 'rate_usd', 'owed_cents'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .distinctOn('coin')
    .where('state', '=', 'closed')
    .orderBy('coin')
    .orderBy('height', 'desc')
    .execute();
  const addresses = await db
    .selectFrom('receiving_addresses')
    .select(['coin', 'address'])
    .where(sql<boolean>`is_own_coin(id)`)
    .orderBy('address')
    .execute();
  return {
    data: days.map((day) => ({
      ...{ coin: day.coin, day: day.day, height: day.height, blockHash: day.block_hash },
      amount: coinText(day.on_chain, day.coin),
      rate: day.rate_usd,
      worth: worthOf(day),
      owed: formatDollars(day.owed_cents),
      addresses: addresses.filter(({ coin }) => coin === day.coin).map(({ address }) => address),
    })),
  };
});
