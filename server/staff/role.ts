import { parseDuties } from '#contract/duties.ts';
import { staff } from '#contract/staff.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { changeDuties } from './duties.ts';
import { lockStaff } from './staff.ts';

const roleNames = { admin: 'staff', user: 'an investor' } as const;

/**
 * PUT /user-role/{id}: ends all sessions, because their lifetime depends on the role at sign-in.
 * Errors: 403 a duty that the caller lacks; 404; 409 own role, last staff member, inactive account, unchanged role.
 */
export const setRole: Route = serve(
  staff.setRole,
  async ({ db, params, body, user, signer, at }) => {
    const { id } = params;
    const { role, reason } = body;
    const duties = body.duties === undefined ? user.duties : parseDuties(body.duties);
    return db.transaction().execute(async (trx) => {
      await lockSessions(trx, id);
      const ids = await lockStaff(trx, user.userId);
      const account = await requireUser(trx, id);
      const conflict =
        (id === user.userId && 'You cannot change your own role.') ||
        (account.status !== 'active' && `This account is ${account.status}.`) ||
        (account.isAdmin === (role === 'admin') && `This is ${roleNames[role]} already.`) ||
        (role === 'user' && ids.length <= 1 && 'At least one staff account must remain.');
      if (conflict) throw new ApiError('conflict', conflict);
      await noticeToStaff(trx, {
        subject: role === 'admin' ? 'New member of staff' : 'Staff member removed',
        summary: `${user.fullName} made ${account.fullName} ${roleNames[role]}.`,
        rows: [accountRow(account)],
        at,
      });
      await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
      const change = { userId: id, signer, duties };
      const changed = role === 'admin' ? await changeDuties(trx, change) : undefined;
      await endSessions(trx, id);
      const letter = {
        subject: 'Your role was changed',
        hello: greeting(account.fullName, account.emailVerified),
        lines: [`Your account is ${roleNames[role]}’s from now on. Please log in again.`],
        action: { label: 'Log in', path: '/login' },
      };
      await enqueue(trx, { to: account.email, ...letter }, at);
      const target = { kind: 'user', id } as const;
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'user.role',
        target,
        details: {
          role,
          ...(changed?.given && { duties: changed.given }),
          ...(changed?.proposed && { proposed: changed.proposed }),
          ...(reason && { reason }),
        },
      });
      const message = `${account.fullName} is ${roleNames[role]} from now on.`;
      return { message, data: await requireUser(trx, id) };
    });
  },
);
