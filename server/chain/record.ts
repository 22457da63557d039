import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { trailBlocks } from './known.ts';
import { lockAddresses } from './lockAddresses.ts';
import { recordSpends } from './recordSpends.ts';
import type { FoundPayment, Recording, Round } from './round.ts';

// After a gap: more blocks than any deposit waits for.
const incompleteBlocks = 144;

/** Stores what a round found; ids of payments that are new or changed. */
export async function recordRound(
  trx: Trx,
  { network, round }: { network: string; round: Round },
  recording: Recording,
): Promise<string[]> {
  const { coin } = recording;
  await lockAddresses(trx, round.payments);
  const left = await leaveChain(trx, coin, round);
  for (const { height, hash, previous, header, at } of round.blocks) {
    const block = { hash, previous, header, at };
    await trx
      .insertInto('chain_blocks')
      .values({ coin, height, ...block })
      .onConflict((conflict) => conflict.columns(['coin', 'height']).doUpdateSet(block))
      .execute();
  }
  await trx
    .deleteFrom('chain_blocks')
    .where('coin', '=', coin)
    .where('height', '<=', round.head.height - trailBlocks)
    .execute();
  const changed: string[] = [];
  // Mined last: a payment that was mined during the round counts as mined.
  const ordered = round.payments.toSorted(
    (a, b) => Number(a.block !== null) - Number(b.block !== null),
  );
  for (const payment of ordered) {
    const id = await recordPayment(trx, payment, recording);
    if (id) changed.push(id);
  }
  const gone = await recordGone(trx, round);
  for (const { addressId, units, height } of round.balances) {
    const balance = { units: String(units), height };
    await trx
      .insertInto('chain_balances')
      .values({ address_id: addressId, ...balance })
      .onConflict((conflict) => conflict.column('address_id').doUpdateSet(balance))
      .execute();
  }
  await recordSpends(trx, round, recording);
  const final = await finalize(trx, coin, round.finalizedHeight);
  await recordState(trx, { coin, network, round });
  return [...left, ...changed, ...gone, ...final];
}

async function leaveChain(trx: Trx, coin: Coin, { commonHeight }: Round): Promise<string[]> {
  const left = await trx
    .updateTable('chain_payments')
    .set({ state: 'gone', block_hash: null, height: null, spv: null })
    .where('coin', '=', coin)
    .where('height', '>', commonHeight)
    .returning('id')
    .execute();
  await trx
    .deleteFrom('chain_blocks')
    .where('coin', '=', coin)
    .where('height', '>', commonHeight)
    .execute();
  return left.map(({ id }) => id);
}

/** The id of the payment, if it is new or changed. */
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

async function recordGone(trx: Trx, { gone, replaced }: Round): Promise<string[]> {
  for (const { id } of gone) {
    await trx.updateTable('chain_payments').set({ state: 'gone' }).where('id', '=', id).execute();
  }
  const replacements = [...replaced];
  for (const [id, txid] of replacements) {
    await trx
      .updateTable('chain_payments')
      .set({ replaced_by: txid })
      .where('id', '=', id)
      .where('state', '=', 'gone')
      .execute();
  }
  return gone.map(({ id }) => id);
}

async function finalize(trx: Trx, coin: Coin, height: number | null): Promise<string[]> {
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

async function recordState(
  trx: Trx,
  { coin, network, round }: { coin: Coin; network: string; round: Round },
): Promise<void> {
  const { head, finalizedHeight, isIncomplete, isCatchingUp, feeRate, tipRate = null } = round;
  const until = isIncomplete ? head.height + incompleteBlocks : null;
  await sql`INSERT INTO chain_state AS known
    (coin, network, height, hash, finalized_height, read_at, problem, incomplete_until,
      fee_rate, tip_rate)
    VALUES (${coin}, ${network}, ${head.height}, ${head.hash}, ${finalizedHeight}, platform_now(),
      ${isCatchingUp ? 'behind' : isIncomplete ? 'incomplete' : null}::text, ${until}::int, ${feeRate}::numeric,
      ${tipRate}::numeric)
    ON CONFLICT (coin) DO UPDATE SET network = excluded.network, height = excluded.height,
      hash = excluded.hash, finalized_height = excluded.finalized_height,
      read_at = excluded.read_at, fee_rate = excluded.fee_rate,
      tip_rate = excluded.tip_rate,
      incomplete_until = coalesce(excluded.incomplete_until,
        CASE WHEN known.incomplete_until > excluded.height THEN known.incomplete_until END),
      problem = coalesce(excluded.problem,
        CASE WHEN known.incomplete_until > excluded.height THEN 'incomplete' END)`.execute(trx);
}
