import { withdrawals } from '#contract/withdrawals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { decisionMessage } from '#server/reviews/decisionMessage.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { amountReleased, notifyOwner, settle } from '#server/withdrawals/settle.ts';
import { recordObjection } from './recordObjection.ts';

/**
 * POST /declinewithdrawal. While another is paying, the first decline is an objection; the second,
 * by another person, declines. Errors: 403, 404, 409 wrong state or a repeated objection.
 */
export const declineWithdrawal: Route = serve(
  withdrawals.decline,
  async ({ params, body, user, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const withdrawal = await lockItem(trx, 'withdrawals', {
        id: params.id,
        states: ['requested', 'approved'],
      });
      requireOthers(withdrawal, user.userId);
      const target = { kind: 'withdrawal', id: withdrawal.id } as const;
      const entry = { at, actorId: user.userId, target, details: { reason: body.reason } };
      const objection = await recordObjection(trx, withdrawal, { staffId: user.userId, at });
      if (objection) {
        await recordEvent(trx, { kind: 'review.changed', subject: target }, at);
        await appendAudit(trx, { ...entry, action: 'withdrawal.object' });
        return { message: objection };
      }
      await trx
        .updateTable('withdrawals')
        .set({
          status: 'declined',
          decided_by: user.userId,
          decided_at: at,
          reason: body.reason,
        })
        .where('id', '=', withdrawal.id)
        .execute();
      await settle(trx, { withdrawal, leg: 'release' }, at);
      const news = { reason: body.reason, next: [amountReleased] };
      await notifyOwner(trx, { item: withdrawal, outcome: 'declined', ...news }, at);
      await appendAudit(trx, { ...entry, action: 'withdrawal.decline' });
      const done = 'declined. The amount is available to the investor again.';
      return { message: await decisionMessage(trx, withdrawal, done) };
    }),
);
