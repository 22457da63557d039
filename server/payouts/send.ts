import { payouts } from '#contract/payouts.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { payoutMessages } from './messages.ts';
import { requireSendable } from './requireSendable.ts';

/**
 * POST /payouts/{id}/send: a background job gives it to the node. Errors: 404, 409 not accepted, its coin is
 * spent, it pays something else, or a withdrawal can no longer be paid; 503 paused.
 */
export const sendPayout: Route = serve(payouts.send, ({ db, ports, params, user, at }) =>
  db.transaction().execute(async (trx) => {
    const { id } = params;
    await requireSendable(trx, ports, id);
    await trx.updateTable('payouts').set({ send_asked_at: at }).where('id', '=', id).execute();
    const target = { kind: 'payout', id } as const;
    await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
    await appendAudit(trx, { at, actorId: user.userId, action: 'payout.send', target });
    return { message: payoutMessages.sending };
  }),
);
