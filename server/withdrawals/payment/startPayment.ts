import { withdrawals } from '#contract/withdrawals.ts';
import { requireVerified } from '#server/approvals/checkSignatures.ts';
import { requireNoneSent } from '#server/chain/outgoing/requireNoneSent.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { decisionMessage } from '#server/reviews/decisionMessage.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { requirePayable, requireWaited } from '#server/withdrawals/payable.ts';
import { boundTo, requireFree } from './requireFree.ts';

/**
 * POST /startpayment: the caller then sees the address. Errors: 403, 404, 409 wrong state, another
 * is paying, not payable, or the node has an earlier payout of it, 503 paused.
 */
export const startPayment: Route = serve(
  withdrawals.startPayment,
  async ({ params, user, ports, at, commitOnce }) => {
    await requireNoneSent(ports, [params.id], { isShown: true });
    return commitOnce(async (trx) => {
      await requirePayable(trx, params.id, at);
      const withdrawal = await lockItem(trx, 'withdrawals', {
        id: params.id,
        states: ['approved'],
      });
      requireOthers(withdrawal, user.userId);
      await requireWaited(trx, withdrawal);
      await requireFree(trx, withdrawal, user.userId);
      // Before the payer sees the address: a payment by hand cannot be called back.
      await requireVerified(trx, ports, withdrawal.id);
      if (withdrawal.paying_by !== user.userId) {
        await trx
          .updateTable('withdrawals')
          .set(boundTo(withdrawal, user.userId, at))
          .where('id', '=', withdrawal.id)
          .execute();
        const target = { kind: 'withdrawal', id: withdrawal.id } as const;
        const entry = { at, actorId: user.userId, target };
        await recordEvent(trx, { kind: 'review.changed', subject: target }, at);
        await appendAudit(trx, { ...entry, action: 'withdrawal.start-payment' });
      }
      return { message: await decisionMessage(trx, withdrawal, 'is yours to pay.') };
    });
  },
);
