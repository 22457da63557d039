import { sql } from 'kysely';
import { chainMessages } from '#server/chain/messages.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

const selectPayment = (db: Db, id: string) =>
  db
    .selectFrom('chain_payments')
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .select(['chain_payments.coin', 'chain_payments.txid', 'units', 'seen_at'])
    .select(sql<string | null>`arrival_rate(chain_payments, '-infinity')`.as('arrival_usd'))
    .select(['linked', 'state', 'wallet_id', 'address', 'user_id'])
    .where('chain_payments.id', '=', id);

/** A payment to one of our addresses, as a claim needs it. */
export type Payment = Awaited<ReturnType<typeof readPayment>>;

/** Reads a payment to be claimed. Errors: 404. */
export async function readPayment(db: Db, id: string) {
  const payment = await selectPayment(db, id).executeTakeFirst();
  if (!payment) throw new ApiError('not-found', platformMessages.notFound);
  return payment;
}

/** Locks a payment to be claimed: of two claims of one the second finds it linked. Errors: 409 it has a deposit or is in no block. */
export async function lockPayment(trx: Trx, id: string): Promise<Payment> {
  const payment = await selectPayment(trx, id)
    .forUpdate('chain_payments')
    .executeTakeFirstOrThrow();
  if (payment.linked) throw new ApiError('conflict', chainMessages.linkedBefore);
  if (payment.state !== 'mined' && payment.state !== 'final') {
    throw new ApiError('conflict', chainMessages.notMined);
  }
  return payment;
}
