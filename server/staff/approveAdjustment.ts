import { approvals } from '#contract/approvals.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { makeAdjustment } from './makeAdjustment.ts';

/**
 * POST /approvals/adjustment/{id}. Errors: 403 no duty or their own account, 404, 409 approved by them
 * before or closed, 422 balance too low.
 */
export const approveAdjustment: Route = serve(
  approvals.approveAdjustment,
  ({ params, body, user: staff, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const proposal = await trx
        .selectFrom('adjustment_proposals')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!proposal) throw new ApiError('not-found', platformMessages.notFound);
      const user = await lockOpenAccount(trx, proposal.user_id);
      const approval = {
        ...({ kind: 'adjustment', id: proposal.id } as const),
        ...{ amountCents: proposal.amount_cents, signer, logId: proposal.user_id },
        shown: body,
      };
      const missing = await giveApproval(trx, approval);
      const message = missing
        ? await recordProgress(trx, approval, { ...missing, at })
        : await makeAdjustment(trx, { proposal, user, staffId: staff.userId }, at);
      return { message };
    }),
);
