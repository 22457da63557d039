import { approvals } from '#contract/approvals.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readState } from '#server/approvals/progress.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { resetMessages } from './messages.ts';

/**
 * POST /approvals/reset/{id}; the last approval starts the wait. Errors: 403 no duty or their own
 * account, 404, 409 approved by them before or closed.
 */
export const approveReset: Route = serve(
  approvals.approveReset,
  ({ db, params, body, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const reset = await trx
        .selectFrom('resets')
        .select(['user_id', 'asked_at'])
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!reset) throw new ApiError('not-found', platformMessages.notFound);
      const { user_id: userId, asked_at: askedAt } = reset;
      const account = await lockOpenAccount(trx, userId);
      const subject = { kind: 'reset', id: params.id, amountCents: 0n } as const;
      const approval = { ...subject, signer, logId: userId, shown: body };
      await giveApproval(trx, approval);
      const { needed, have, payable_from: from } = await readState(trx, { ...subject, askedAt });
      const progress = await recordProgress(trx, approval, { needed, have, at });
      const message = from
        ? resetMessages.effectiveFrom(account.full_name, momentInUtc(from))
        : progress;
      return { message };
    }),
);
