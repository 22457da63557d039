import { rateUnits } from '#contract/coinAmount.ts';
import type { PriceStep } from '#contract/prices.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { rateText } from './rates.ts';

/** The price steps that wait for a second reading or for staff. */
export async function readSteps(db: Db): Promise<PriceStep[]> {
  const levels = await db
    .selectFrom('rate_levels')
    .selectAll()
    .where('step_usd', 'is not', null)
    .orderBy('asset')
    .execute();
  return levels.flatMap(({ asset, usd, step_usd, step_at }) =>
    step_usd === null || step_at === null
      ? []
      : [
          {
            coin: asset,
            before: rateText(usd),
            after: rateText(step_usd),
            percent: percentOf(usd, step_usd),
            since: step_at.toISOString(),
          },
        ],
  );
}

/** The change in whole percent, rounded towards zero; negative for a fall. */
function percentOf(before: string, after: string): number {
  const from = rateUnits(before);
  return Number(((rateUnits(after) - from) * 100n) / from);
}
