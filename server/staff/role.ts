import { staff } from '#contract/staff.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { greeting } from '#server/platform/outbox/greeting.ts';
import { accountFact, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { lockStaff } from './staff.ts';

const named = { admin: 'staff', user: 'an investor' } as const;

/**
 * PUT /user-role/{id}: makes somebody staff, or no longer; all their sessions end, because what a
 * session may do was decided when it opened. Errors: 404, 409 for oneself, for the last staff
 * member, for an account that is not active, and when the role is that already.
 */
export const setRole: Route = serve(staff.setRole, async ({ db, params, body, user, at }) => {
  const { id } = params;
  const { role } = body;
  return db.transaction().execute(async (trx) => {
    await lockSessions(trx, id);
    const ids = await lockStaff(trx, user.userId);
    const found = await requireUser(trx, id);
    const obstacle =
      (id === user.userId && 'You cannot change your own role.') ||
      (found.status !== 'active' && `This account is ${found.status}.`) ||
      (found.isAdmin === (role === 'admin') && `This is ${named[role]} already.`) ||
      (role === 'user' && ids.length <= 1 && 'The last staff account must stay one.');
    if (obstacle) throw new ApiError('conflict', obstacle);
    await noticeToStaff(trx, {
      subject: role === 'admin' ? 'New member of staff' : 'Staff member removed',
      sentence: `${user.fullName} made ${found.fullName} ${named[role]}.`,
      facts: [accountFact(found)],
      at,
    });
    await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
    await endSessions(trx, id);
    const text = `${greeting(found.fullName, found.emailVerified)}\n\nyour account is ${named[role]}'s from now on. Please sign in again.\n`;
    await enqueue(trx, { to: found.email, subject: 'Your role was changed', text }, at);
    const target = { kind: 'user', id } as const;
    await appendAudit(trx, {
      at,
      actorId: user.userId,
      action: 'user.role',
      target,
      details: { role },
    });
    const message = `${found.fullName} is ${named[role]} from now on.`;
    return { message, data: await requireUser(trx, id) };
  });
});
