import { approvals } from '#contract/approvals.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readState } from '#server/approvals/progress.ts';
import { lockSessions } from '#server/auth/sessions.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { requireUser } from '#server/users/wire.ts';
import { makeDutyChange } from './makeDutyChange.ts';
import { recordDuties } from './recordDuties.ts';
import { lockStaff } from './staff.ts';

/**
 * POST /approvals/duty/{id}. Errors: 403 no duty, or about the caller; 404; 409 approved by them
 * before, closed, last active holder of people or keys. After the last approval it may wait.
 */
export const approveDuty: Route = serve(
  approvals.approveDuty,
  ({ db, params, body, user, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const { id } = params;
      const change = await trx
        .selectFrom('duty_changes')
        .select(['user_id', 'duty', 'gives', 'asked_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!change) throw new ApiError('not-found', platformMessages.notFound);
      await lockSessions(trx, change.user_id);
      await lockStaff(trx, user.userId);
      const account = await requireUser(trx, change.user_id);
      const approval = {
        ...({ kind: 'duty', id, amountCents: 0n } as const),
        ...{ signer, logId: change.user_id, shown: body },
      };
      const missing = await giveApproval(trx, approval);
      if (missing) return { message: await recordProgress(trx, approval, { ...missing, at }) };
      const waitsUntil = await makeDutyChange(trx, { id, askedAt: change.asked_at });
      if (waitsUntil) {
        const { needed, have } = await readState(trx, { ...approval, askedAt: change.asked_at });
        await recordProgress(trx, approval, { needed, have, at });
        const from = momentInUtc(waitsUntil);
        return {
          message: `The duties of ${account.fullName} change on ${from}, unless someone objects.`,
        };
      }
      await recordDuties(trx, { account, change, actor: user }, at);
      return { message: `The duties of ${account.fullName} are changed.` };
    }),
);
