import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import type { FoundSpend } from './found.ts';
import type { Recording, Round } from './round.ts';

/** Stores the transactions that spend coin of our own, and which payments they spend. */
export async function recordSpends(trx: Trx, round: Round, recording: Recording): Promise<void> {
  const { coin } = recording;
  const left = await trx
    .updateTable('chain_spends')
    .set({ state: 'gone', block_hash: null, height: null })
    .where('coin', '=', coin)
    .where(
      sql<boolean>`(height > ${round.commonHeight} OR id = ANY(${[...round.goneSpends]}::uuid[]))`,
    )
    .where('state', '<>', 'gone')
    .returning('txid')
    .execute();
  for (const { txid } of left) {
    await trx
      .updateTable('chain_payments')
      .set({ spent_txid: null, spent_height: null })
      .where('coin', '=', coin)
      .where('spent_txid', '=', txid)
      .execute();
  }
  // Mined last: one that was mined during the round counts as mined.
  const ordered = round.spends.toSorted(
    (a, b) => Number(a.block !== null) - Number(b.block !== null),
  );
  for (const spend of ordered) await recordSpend(trx, spend, recording);
  if (round.finalizedHeight === null) return;
  await trx
    .updateTable('chain_spends')
    .set({ state: 'final' })
    .where('coin', '=', coin)
    .where('state', '=', 'mined')
    .where('height', '<=', round.finalizedHeight)
    .execute();
}

async function recordSpend(
  trx: Trx,
  { addressId, txid, units, feeUnits, outputs, block, spent, isEarlier }: FoundSpend,
  { coin, source, rateUsd, at }: Recording,
): Promise<void> {
  const place = { block_hash: block?.hash ?? null, height: block?.height ?? null };
  await trx
    .insertInto('chain_spends')
    .values({
      id: crypto.randomUUID(),
      ...{ coin, txid, ...place },
      address_id: addressId,
      units: String(units),
      fee_units: String(feeUnits),
      outputs: JSON.stringify(
        outputs.map((output) => ({ ...output, units: String(output.units) })),
      ),
      seen_at: at,
      rate_usd: rateUsd,
      state: block ? 'mined' : 'seen',
      sources: [source],
      is_earlier: isEarlier,
    })
    .onConflict((conflict) =>
      (txid === null
        ? conflict.columns(['address_id', 'block_hash']).where('txid', 'is', null)
        : conflict.columns(['coin', 'txid'])
      )
        .doUpdateSet(({ ref }) => ({
          state: ref('excluded.state'),
          block_hash: ref('excluded.block_hash'),
          height: ref('excluded.height'),
        }))
        .where(
          sql<boolean>`(chain_spends.state = 'gone' OR excluded.state = 'mined'
            AND chain_spends.block_hash IS DISTINCT FROM excluded.block_hash)`,
        ),
    )
    .execute();
  const marks = { spent_txid: txid, spent_height: place.height };
  for (const output of spent) {
    const [id = '', n] = output.split(':');
    await trx
      .updateTable('chain_payments')
      .set(marks)
      .where('coin', '=', coin)
      .where('txid', '=', id)
      .where('n', '=', Number(n))
      .execute();
  }
}
