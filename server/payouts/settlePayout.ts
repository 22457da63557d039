import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { recordPayment } from '#server/withdrawals/recordPayment.ts';
import { coinText } from './wire.ts';

/**
 * Marks all withdrawals of a payout in a block as paid by its maker. Errors: those of the database, where one
 * of them can no longer be paid.
 */
export async function settlePayout(trx: Trx, id: string, at: Date): Promise<void> {
  const payout = await trx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .forUpdate()
    .executeTakeFirst();
  // Another process was first.
  if (!payout) return;
  const withdrawals = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', (item) =>
      item.selectFrom('payout_items').select('withdrawal_id').where('payout_id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const items = await trx
    .selectFrom('payout_items')
    .select(['withdrawal_id', 'units'])
    .where('payout_id', '=', id)
    .execute();
  const block = await blockOf(trx, payout.unsigned_id);
  const unitsOf = new Map(items.map((item) => [item.withdrawal_id, item.units]));
  const subject = { kind: 'payout', id } as const;
  await recordEvent(trx, { kind: 'payout.changed', subject }, at);
  for (const withdrawal of withdrawals) {
    const units = unitsOf.get(withdrawal.id) ?? '0';
    const payment = {
      ...{ payerId: payout.made_by, txid: payout.unsigned_id, units: BigInt(units) },
      ...{ coinAmount: coinText(units), rate: { usd: payout.rate_usd, at: payout.rate_as_of } },
      ...{ note: undefined, evidence: payout.evidence },
      lookup: { state: 'found' as const, units: BigInt(units), block },
    };
    await recordPayment(trx, { withdrawal, payment }, at);
  }
  const mined = { state: 'mined', ended_at: at, problem: null } as const;
  await trx.updateTable('payouts').set(mined).where('id', '=', id).execute();
}

/** The block of a transaction; null while it waits again. */
async function blockOf(trx: Trx, txid: string) {
  const spend = await trx
    .selectFrom('chain_spends')
    .select(['height', 'block_hash as hash'])
    .where('coin', '=', 'BTC')
    .where('txid', '=', txid)
    .executeTakeFirst();
  const { height, hash } = spend ?? {};
  return height && hash ? { height, hash } : null;
}
