import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import type { CheckedPayment, PendingDeposit } from './checkedPayment.ts';

/** Locks a deposit to be decided. Errors: 403 their own, 404, 409 already decided. */
export async function lockPending(trx: Trx, id: string, staffId: string): Promise<PendingDeposit> {
  const deposit = await lockItem(trx, 'deposits', { id, states: ['pending'] });
  requireOthers(deposit, staffId);
  return deposit;
}

/** Locks the transaction ids of a deposit: of two decisions about one of them the second sees the first. */
export const lockTxids = (trx: Trx, { coin, txid }: PendingDeposit, payment: CheckedPayment) =>
  sql`SELECT lock_txids(${coin}, ${txid}::text, ${payment.checked_txid}::text)`.execute(trx);
