import { sql } from 'kysely';
import { payouts } from '#contract/payouts.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requirePayable } from '#server/withdrawals/payable.ts';
import { isSpentElsewhere, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { requireItemsVerified } from './requireItemsVerified.ts';

/**
 * POST /payouts/{id}/send: a background job gives it to the node. Errors: 404, 409 not accepted, its coin is
 * spent, or a withdrawal can no longer be paid; 503 paused.
 */
export const sendPayout: Route = serve(payouts.send, ({ db, ports, params, user, at }) =>
  db.transaction().execute(async (trx) => {
    const { id } = params;
    const items = await trx
      .selectFrom('payout_items')
      .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
      .select('withdrawal_id')
      .where('payout_id', '=', id)
      .orderBy('user_id')
      .orderBy('withdrawal_id')
      .execute();
    for (const { withdrawal_id: each } of items) await requirePayable(trx, each, at);
    const payout = await lockPayout(trx, id, ['signed']);
    if (!payout.is_accepted || payout.problem) {
      throw new ApiError('conflict', payout.problem ?? payoutMessages.notAccepted);
    }
    if (await isSpentElsewhere(trx, payout)) {
      throw new ApiError('conflict', payoutMessages.spentBefore);
    }
    await requireItemsVerified(trx, ports, id);
    // Approvals may have been taken back, or a colleague objects.
    await sql`SELECT require_payable(w.id, w.amount_cents, w.asked_at, ${payout.made_by}::uuid)
      FROM payout_items i JOIN withdrawals w ON w.id = i.withdrawal_id
      WHERE i.payout_id = ${id}`.execute(trx);
    await trx.updateTable('payouts').set({ send_asked_at: at }).where('id', '=', id).execute();
    const target = { kind: 'payout', id } as const;
    await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
    await appendAudit(trx, { at, actorId: user.userId, action: 'payout.send', target });
    return { message: payoutMessages.sending };
  }),
);
