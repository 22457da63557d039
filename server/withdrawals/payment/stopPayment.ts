import { withdrawals } from '#contract/withdrawals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockItem } from '#server/reviews/lockItem.ts';
import { requireFree } from './requireFree.ts';

/** POST /stoppayment. Errors: 404, 409 another or no one is paying. */
export const stopPayment: Route = serve(
  withdrawals.stopPayment,
  async ({ params, user, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const withdrawal = await lockItem(trx, 'withdrawals', {
        id: params.id,
        states: ['approved'],
      });
      await requireFree(trx, withdrawal, user.userId);
      if (withdrawal.paying_by !== user.userId) {
        throw new ApiError('conflict', 'You are not paying this withdrawal.');
      }
      await trx
        .updateTable('withdrawals')
        .set({ paying_by: null, paying_at: null, objected_by: null, objected_at: null })
        .where('id', '=', withdrawal.id)
        .execute();
      const target = { kind: 'withdrawal', id: withdrawal.id } as const;
      await recordEvent(trx, { kind: 'review.changed', subject: target }, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'withdrawal.stop-payment',
        target,
      });
      return { message: 'Payment stopped. Another colleague can pay this withdrawal.' };
    }),
);
