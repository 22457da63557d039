import { users } from '#contract/users.ts';
import { endSessions, readSessions } from '#server/auth/sessions.ts';
import { supportContact } from '#server/auth/supportContact.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireUser } from '#server/users/wire.ts';
import { adjustBalance } from './adjust.ts';
import { approveAdjustment } from './approveAdjustment.ts';
import { approveDuty } from './approveDuty.ts';
import { closeAccount } from './close.ts';
import { inviteAgain, inviteStaff } from './invite.ts';
import { listStaff } from './list.ts';
import { setRole } from './role.ts';
import { setDuties } from './setDuties.ts';
import { suspend, unsuspend } from './suspend.ts';
import { setVerified } from './verification.ts';

export const staffRoutes: Route[] = [
  approveAdjustment,
  approveDuty,
  setRole,
  inviteStaff,
  inviteAgain,
  listStaff,
  setDuties,

  serve(users.sessions, async ({ db, params, user, at }) => {
    await requireUser(db, params.id);
    return { data: await readSessions(db, { userId: params.id, currentId: user.sessionId }, at) };
  }),

  serve(users.endSessions, async ({ db, params, user, at }) => {
    await db.transaction().execute(async (trx) => {
      await requireUser(trx, params.id);
      const ownSessionId = params.id === user.userId ? user.sessionId : undefined;
      await endSessions(trx, params.id, ownSessionId);
      const target = { kind: 'user', id: params.id } as const;
      await appendAudit(trx, { at, actorId: user.userId, action: 'user.sign-out', target });
    });
    return { message: 'Signed out everywhere.' };
  }),

  serve(users.suspend, async ({ db, ports, params, body, user, at }) => {
    const { userId: by, fullName: byName, duties } = user;
    const contact = supportContact(ports.config);
    const change = { userId: params.id, by, byName, duties, reason: body.reason, contact, at };
    await db.transaction().execute((trx) => suspend(trx, change));
    return { message: 'Account suspended.', data: await requireUser(db, params.id) };
  }),

  serve(users.unsuspend, async ({ db, ports, params, body, user, at }) => {
    const { userId: by, fullName: byName, duties } = user;
    const contact = supportContact(ports.config);
    const change = { userId: params.id, by, byName, duties, reason: body.reason, contact, at };
    await db.transaction().execute((trx) => unsuspend(trx, change));
    return { message: 'Suspension lifted.', data: await requireUser(db, params.id) };
  }),

  serve(users.verify, async ({ db, params, body, user, at }) => {
    await setVerified(
      db,
      { userId: params.userId, by: user.userId, verified: true, at },
      body.note,
    );
    return { message: 'User verified.', data: await requireUser(db, params.userId) };
  }),

  serve(users.unverify, async ({ db, params, body, user, at }) => {
    const change = { userId: params.userId, by: user.userId, verified: false, at };
    await setVerified(db, change, body.reason);
    return { message: 'Verification revoked.', data: await requireUser(db, params.userId) };
  }),

  serve(users.close, async ({ db, params, body, user, at }) => {
    const closing = { userId: params.userId, staff: user, reason: body.reason };
    await db.transaction().execute((trx) => closeAccount(trx, closing, at));
    return { message: 'Account closed. Its history is kept.' };
  }),

  serve(users.adjust, async ({ params, body, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const message = await adjustBalance(trx, { userId: params.userId, signer, ...body }, at);
      return { message, data: await requireUser(trx, params.userId) };
    }),
  ),
];
