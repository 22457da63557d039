import { parseDuties } from '#contract/duties.ts';
import { staff } from '#contract/staff.ts';
import { lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { changeDuties } from './duties.ts';
import { readTeam } from './list.ts';
import { lockStaff } from './staff.ts';

/**
 * PUT /staff/{id}/duties. Errors: 403 a duty that the caller lacks; 404; 409 own duties, not staff,
 * last active holder of people or keys, unchanged.
 */
export const setDuties: Route = serve(staff.setDuties, async ({ db, params, body, user, at }) => {
  const { id } = params;
  const { reason } = body;
  return db.transaction().execute(async (trx) => {
    await lockSessions(trx, id);
    await lockStaff(trx, user.userId);
    const account = await requireUser(trx, id);
    const isStaff = account.isAdmin && account.status !== 'closed';
    const conflict =
      (id === user.userId && 'You cannot change your own duties.') ||
      (!isStaff && `${account.fullName} is not a member of staff.`);
    if (conflict) throw new ApiError('conflict', conflict);
    const duties = parseDuties(body.duties);
    const { given, taken } = await changeDuties(trx, { userId: id, staff: user, duties });
    if (!given && !taken) throw new ApiError('conflict', 'These are their duties already.');
    const changes: Fact[] = [
      ...(given ? [['Given', given] as const] : []),
      ...(taken ? [['Taken', taken] as const] : []),
    ];
    await noticeToStaff(trx, {
      subject: 'Duties of staff changed',
      summary: `${user.fullName} changed the duties of ${account.fullName}.`,
      rows: [accountRow(account), ...changes],
      at,
    });
    const letter = {
      subject: 'Your duties were changed',
      hello: greeting(account.fullName, account.emailVerified),
      lines: [`${user.fullName} changed what you can do in the back office.`],
      facts: changes,
      ...(reason && { reason }),
    };
    await enqueue(trx, { to: account.email, ...letter }, at);
    await appendAudit(trx, {
      at,
      actorId: user.userId,
      action: 'user.duties',
      target: { kind: 'user', id },
      details: { given, taken, ...(reason && { reason }) },
    });
    const [data] = await readTeam(trx, id);
    if (!data) throw new ApiError('not-found', platformMessages.notFound);
    return { message: `The duties of ${account.fullName} are changed.`, data };
  });
});
