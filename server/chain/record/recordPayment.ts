import { sql } from 'kysely';
import type { FoundPayment } from '#server/chain/found.ts';
import type { Recording } from '#server/chain/round.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/** Stores a payment; its id, if it is new or changed. */
export async function recordPayment(
  trx: Trx,
  { addressId, txid, n, units, block, minedAt, spends, proof }: FoundPayment,
  { coin, source, rateUsd, at }: Recording,
): Promise<string | undefined> {
  const state = block ? ('mined' as const) : ('seen' as const);
  // After a pause of reading, the block is older than its reading: the payment was not late.
  const seenAt = minedAt && minedAt < at ? minedAt : at;
  const row = await trx
    .insertInto('chain_payments')
    .values({
      id: crypto.randomUUID(),
      ...{ coin, txid, n, state },
      address_id: addressId,
      units: String(units),
      seen_at: seenAt,
      rate_usd: rateUsd,
      mined_at: block && seenAt,
      mined_rate_usd: block && rateUsd,
      block_hash: block?.hash ?? null,
      height: block?.height ?? null,
      via: txid === null ? 'contract' : 'plain',
      sources: [source],
      spends: [...spends],
      spv: proof && sql`${JSON.stringify(proof)}::jsonb`,
    })
    .onConflict((conflict) =>
      (txid === null
        ? conflict.columns(['address_id', 'block_hash']).where('txid', 'is', null)
        : conflict.columns(['coin', 'txid', 'n'])
      )
        .doUpdateSet(({ ref }) => ({
          state: ref('excluded.state'),
          mined_at: sql<Date>`coalesce(chain_payments.mined_at, excluded.mined_at)`,
          mined_rate_usd: sql<string>`CASE WHEN chain_payments.mined_at IS NULL
            THEN excluded.mined_rate_usd ELSE chain_payments.mined_rate_usd END`,
          block_hash: ref('excluded.block_hash'),
          height: ref('excluded.height'),
          spends: ref('excluded.spends'),
          spv: ref('excluded.spv'),
          replaced_by: null,
        }))
        .where(
          sql<boolean>`(chain_payments.state = 'gone' OR excluded.state = 'mined'
            AND chain_payments.block_hash IS DISTINCT FROM excluded.block_hash)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) {
    await trx
      .updateTable('receiving_addresses')
      .set({ first_seen_at: at })
      .where('id', '=', addressId)
      .where('first_seen_at', 'is', null)
      .execute();
  }
  return row?.id;
}
