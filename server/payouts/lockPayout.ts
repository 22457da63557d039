import { type Selectable, sql } from 'kysely';
import type { PayoutState } from '#contract/payoutRecord.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { payoutMessages } from './messages.ts';

export type LockedPayout = Selectable<Tables['payouts']>;

/** Errors: 404; 409 in another state, or past its end. */
export async function lockPayout(
  trx: Trx,
  id: string,
  states: readonly PayoutState[],
): Promise<LockedPayout> {
  const row = await trx
    .selectFrom('payouts')
    .selectAll()
    .select(sql<boolean>`expires_at <= platform_now()`.as('is_past'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const isOver = row.is_past && (row.state === 'draft' || row.state === 'signed');
  if (isOver || !states.includes(row.state)) {
    throw new ApiError('conflict', payoutMessages.notOpen);
  }
  return row;
}

/**
 * Another transaction spends coin of it, in a block or not yet. One of its family that no block has can still be
 * replaced.
 */
export async function isSpentElsewhere(
  trx: Trx,
  { id, unsigned_id: own, family_id: family }: LockedPayout,
): Promise<boolean> {
  const spent = await trx
    .selectFrom('payout_inputs')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .select('payment_id')
    .where('payout_id', '=', id)
    .where(sql<boolean>`(chain_payments.state = 'gone' OR spent_txid <> ${own}
      AND (spent_height IS NOT NULL OR NOT EXISTS (SELECT FROM payouts p
        WHERE p.family_id = ${family}::uuid AND p.unsigned_id = spent_txid)))`)
    .limit(1)
    .executeTakeFirst();
  return spent !== undefined;
}

/** A node was given it, and may have it until it answers that it does not. */
export const isBeingSent = ({ state, given_at: givenAt }: LockedPayout): boolean =>
  state === 'signed' && givenAt !== null;
