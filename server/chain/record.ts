import type { Coin } from '#contract/coin.ts';
import { finalizePayments } from '#server/chain/record/finalizePayments.ts';
import { recordPayment } from '#server/chain/record/recordPayment.ts';
import { recordState } from '#server/chain/record/recordState.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { trailBlocks } from './known.ts';
import { lockAddresses } from './lockAddresses.ts';
import { recordSpends } from './recordSpends.ts';
import type { Recording, Round } from './round.ts';

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
  const final = await finalizePayments(trx, coin, round.finalizedHeight);
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
