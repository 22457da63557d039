import { sql } from 'kysely';
import { payoutMessages } from '#server/payouts/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/**
 * Coin of earlier payouts of these withdrawals that were signed elsewhere, perhaps: one coin of each is
 * spent again, so that only one of the two transactions can ever be in a block. Errors: 409 where another
 * open payout holds it.
 */
export async function readForced(trx: Trx, withdrawalIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ payment_id: string | null }>`
    SELECT (SELECT i.payment_id FROM payout_inputs i JOIN chain_payments c ON c.id = i.payment_id
      WHERE i.payout_id = p.id AND c.spent_txid IS NULL AND c.state IN ('mined', 'final')
        AND NOT EXISTS (SELECT FROM payout_inputs o WHERE o.payment_id = i.payment_id AND o.is_open)
      ORDER BY c.units DESC LIMIT 1) AS payment_id
    FROM payouts p
    WHERE (p.state IN ('cancelled', 'expired') OR p.state = 'replaced' AND NOT EXISTS (
        SELECT FROM payouts o WHERE o.family_id = p.family_id AND o.state IN ('sent', 'mined')))
      AND NOT payout_is_dead(p) AND EXISTS (
      SELECT FROM payout_items t
      WHERE t.payout_id = p.id AND t.withdrawal_id = ANY(${[...withdrawalIds]}::uuid[]))`.execute(
    trx,
  );
  if (rows.some(({ payment_id: id }) => id === null)) {
    throw new ApiError('conflict', payoutMessages.earlier);
  }
  return new Set(rows.flatMap(({ payment_id: id }) => id ?? []));
}
