import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/** Marks payments up to a height as final; their ids. */
export async function finalizePayments(
  trx: Trx,
  coin: Coin,
  height: number | null,
): Promise<string[]> {
  if (height === null) return [];
  // The headers above a payment are kept with it, because blocks are forgotten.
  const final = await trx
    .updateTable('chain_payments')
    .set({
      state: 'final',
      spv: sql`CASE WHEN spv IS NOT NULL THEN spv || jsonb_build_object('headers', (
        SELECT coalesce(jsonb_agg(encode(header, 'hex') ORDER BY b.height), '[]') FROM chain_blocks b
        WHERE b.coin = chain_payments.coin AND b.height > chain_payments.height
          AND b.header IS NOT NULL)) END`,
    })
    .where('coin', '=', coin)
    .where('state', '=', 'mined')
    .where('height', '<=', height)
    .returning('id')
    .execute();
  return final.map(({ id }) => id);
}
