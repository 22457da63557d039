import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { requirePayable } from '#server/withdrawals/payable.ts';
import { isSpentElsewhere, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { requireItemsVerified, requirePaysItems } from './requireItemsVerified.ts';

/**
 * Locks a payout that can be sent now. Errors: 404, 409 not accepted, its coin is spent, it pays something else, or
 * a withdrawal can no longer be paid; 503 paused.
 */
export async function requireSendable(trx: Trx, ports: Ports, id: string): Promise<void> {
  const items = await trx
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select('withdrawal_id')
    .where('payout_id', '=', id)
    .orderBy('user_id')
    .orderBy('withdrawal_id')
    .execute();
  for (const { withdrawal_id: each } of items) await requirePayable(trx, each, ports.clock());
  const payout = await lockPayout(trx, id, ['signed']);
  if (!payout.is_accepted || payout.problem) {
    throw new ApiError('conflict', payout.problem ?? payoutMessages.notAccepted);
  }
  if (await isSpentElsewhere(trx, payout)) {
    throw new ApiError('conflict', payoutMessages.spentBefore);
  }
  await requireItemsVerified(trx, ports, id);
  await requirePaysItems(trx, ports, id);
  // Approvals may have been taken back, or a colleague objects.
  await sql`SELECT require_payable(w.id, w.amount_cents, w.asked_at, ${payout.made_by}::uuid)
    FROM payout_items i JOIN withdrawals w ON w.id = i.withdrawal_id
    WHERE i.payout_id = ${id}`.execute(trx);
}
