import { payouts } from '#contract/payouts.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { isBeingSent, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { releaseWithdrawals } from './releaseWithdrawals.ts';

/**
 * POST /payouts/{id}/cancel: also one that was sent, once another transaction in a block has spent its coin.
 * Errors: 404, 409 ended, a node shows it, or may have it.
 */
export const cancelPayout: Route = serve(payouts.cancel, ({ db, params, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, params.id, ['draft', 'signed', 'sent']);
    if (isBeingSent(payout)) throw new ApiError('conflict', payoutMessages.beingSent);
    const { id } = payout;
    const { reason } = body;
    const { userId } = user;
    await trx
      .updateTable('payouts')
      .set({ state: 'cancelled', ended_at: at, ended_by: userId, reason })
      .where('id', '=', id)
      .execute();
    const target = { kind: 'payout', id } as const;
    await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
    await releaseWithdrawals(trx, id, { actorId: userId, at });
    const entry = { at, actorId: userId, action: 'payout.cancel', target } as const;
    await appendAudit(trx, { ...entry, details: { reason } });
    return { message: payoutMessages.cancelled };
  }),
);
