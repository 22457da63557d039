import { deposits } from '#contract/deposits.ts';
import { groupDollars } from '#contract/money.ts';
import { lockPending } from '#server/deposits/decision/lockPending.ts';
import { recordDecided, replyOf } from '#server/deposits/decision/recordDecided.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { mailDeclined } from './mail.ts';

/** POST /declinedeposit. Errors: 403 their own deposit, 404, 409 already decided. */
export const declineDeposit: Route = serve(
  deposits.decline,
  async ({ params, body, user, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const deposit = await lockPending(trx, params.depositId, user.userId);
      await trx
        .updateTable('deposits')
        .set({
          status: 'declined',
          decided_by: user.userId,
          decided_at: at,
          assigned_to: null,
          reason: body.reason,
        })
        .where('id', '=', deposit.id)
        .execute();
      await mailDeclined(trx, { deposit, reason: body.reason }, at);
      await recordDecided(trx, deposit, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.decline',
        target: { kind: 'deposit', id: deposit.id },
        details: { reason: body.reason },
      });
      const declined = `${groupDollars(deposit.amount_cents)} declined.`;
      return replyOf(trx, { id: deposit.id, done: declined }, at);
    }),
);
