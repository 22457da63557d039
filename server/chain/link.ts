import { chain } from '#contract/chain.ts';
import { reference } from '#contract/reference.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { chainMessages } from './messages.ts';

/**
 * POST /payments/{id}/link. Errors: 403 their own deposit; 404; 409 the payment has a deposit, has left
 * the chain or is of another coin or investor, or the deposit was decided.
 */
export const linkPayment: Route = serve(chain.link, async ({ db, params, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const deposit = await lockItem(trx, 'deposits', { id: body.depositId, states: ['pending'] });
    requireOthers(deposit, user.userId);
    const payment = await trx
      .selectFrom('chain_payments')
      .select(['id', 'linked', 'txid', 'units'])
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new ApiError('not-found', platformMessages.notFound);
    if (payment.linked) throw new ApiError('conflict', chainMessages.linkedBefore);
    const { id, user_id: userId } = deposit;
    const link = { payment_id: payment.id, deposit_id: id, linked_by: user.userId };
    await trx.insertInto('payment_links').values(link).execute();
    await recordEvent(trx, { kind: 'deposit.chain', subject: { kind: 'deposit', id }, userId }, at);
    await appendAudit(trx, {
      at,
      actorId: user.userId,
      action: 'deposit.link',
      target: { kind: 'deposit', id },
      details: { txid: payment.txid, units: payment.units },
    });
    return { message: chainMessages.linked(reference(id)) };
  }),
);
