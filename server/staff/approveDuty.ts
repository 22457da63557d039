import { approvals } from '#contract/approvals.ts';
import { type Duty, dutyNames } from '#contract/duties.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readState } from '#server/approvals/progress.ts';
import { lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { requireUser } from '#server/users/wire.ts';
import { makeDutyChange } from './duties.ts';
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

interface Recorded {
  account: Letter['account'] & { _id: string };
  change: { duty: Duty; gives: boolean };
  /** Gave the approval that completed it. */
  actor: { userId: string; fullName: string };
}

/** The mail and the line of the log of a change that was made. */
export async function recordDuties(
  trx: Trx,
  { account, change, actor }: Recorded,
  at: Date,
): Promise<void> {
  const name = dutyNames([change.duty]);
  const [given, taken] = change.gives ? [name, ''] : ['', name];
  const changes: Fact[] = [[change.gives ? 'Given' : 'Taken', name]];
  await mailDuties(trx, { account, changes, by: actor.fullName }, at);
  const target = { kind: 'user', id: account._id } as const;
  const entry = { at, actorId: actor.userId, action: 'user.duties', target } as const;
  await appendAudit(trx, { ...entry, details: { given, taken } });
}

interface Letter {
  account: { email: string; fullName: string; emailVerified: boolean };
  changes: Fact[];
  by: string;
  reason?: string | undefined;
}

/** To the member of staff whose duties changed. */
export async function mailDuties(
  trx: Trx,
  { account, changes, by, reason }: Letter,
  at: Date,
): Promise<void> {
  const letter = {
    subject: 'Your duties were changed',
    hello: greeting(account.fullName, account.emailVerified),
    lines: [`${by} changed what you can do in the back office.`],
    facts: changes,
    ...(reason && { reason }),
  };
  await enqueue(trx, { to: account.email, ...letter }, at);
}
