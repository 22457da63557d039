import type { Db, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { recordPayment } from '#server/withdrawals/payment/recordPayment.ts';
import { coinText } from './wire.ts';

/** Withdrawals of a payout in a block that are not marked as paid yet. */
export async function readUnpaid(db: Db, payoutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select('withdrawal_id')
    .where('payout_id', '=', payoutId)
    .where('status', '=', 'approved')
    .orderBy('withdrawal_id')
    .execute();
  return rows.map(({ withdrawal_id: id }) => id);
}

interface Item {
  payoutId: string;
  withdrawalId: string;
}

/**
 * Marks one withdrawal of a payout in a block as paid by its maker: one that cannot be marked does not keep the others
 * waiting. Errors: those of the database, where it can no longer be paid.
 */
export async function settleItem(
  trx: Trx,
  { payoutId, withdrawalId }: Item,
  at: Date,
): Promise<void> {
  const payout = await lockSent(trx, payoutId);
  // Another process was first.
  if (!payout) return;
  const withdrawal = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .where('status', '=', 'approved')
    .forUpdate()
    .executeTakeFirst();
  if (!withdrawal) return;
  const { units } = await trx
    .selectFrom('payout_items')
    .select('units')
    .where('payout_id', '=', payoutId)
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  const block = await blockOf(trx, payout.unsigned_id);
  const payment = {
    ...{ payerId: payout.made_by, txid: payout.unsigned_id, units: BigInt(units) },
    ...{ coinAmount: coinText(units), rate: { usd: payout.rate_usd, at: payout.rate_as_of } },
    ...{ note: undefined, evidence: payout.evidence },
    lookup: { state: 'found' as const, units: BigInt(units), block },
  };
  await recordPayment(trx, { withdrawal, payment }, at);
}

/** Ends a payout whose withdrawals are all paid. */
export async function endPayout(trx: Trx, id: string, at: Date): Promise<void> {
  if (!(await lockSent(trx, id))) return;
  const mined = { state: 'mined', ended_at: at, problem: null } as const;
  await trx.updateTable('payouts').set(mined).where('id', '=', id).execute();
  await recordEvent(trx, { kind: 'payout.changed', subject: { kind: 'payout', id } }, at);
}

const lockSent = (trx: Trx, id: string) =>
  trx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .forUpdate()
    .executeTakeFirst();

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
