import { users } from '#contract/users.ts';
import { readSessions } from '#server/auth/sessions.ts';
import { endSessions } from '#server/auth/setPassword.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { adjustBalance } from '#server/staff/adjust.ts';
import { closeAccount } from '#server/staff/close.ts';
import { inviteStaff } from '#server/staff/invite.ts';
import { setRole } from '#server/staff/role.ts';
import { suspend, unsuspend } from '#server/staff/suspend.ts';
import { setVerified } from '#server/staff/verify.ts';
import { readTransactions } from '#server/transactions/list.ts';
import { readUser } from './detail.ts';
import { filterUsers, userOrder } from './list.ts';
import { requireUser, toUser, withBalances } from './wire.ts';

/** The users calls of SPEC.md section 7 and DESIGN.md's extra table. */
export const userRoutes: Route[] = [
  serve(users.list, async ({ db, query, headers, at }) => {
    const listing = { list: 'users', order: userOrder, query, db, at, headers };
    const page = await readPage(listing, filterUsers(db, query.filter), withBalances);
    return { data: page.map(toUser) };
  }),

  readUser,
  setRole,
  inviteStaff,

  serve(users.transactions, async ({ db, params, query, headers, at }) => {
    await requireUser(db, params.id);
    return { data: await readTransactions(params.id, { query, db, at, headers }) };
  }),

  serve(users.sessions, async ({ db, params, user, at }) => {
    await requireUser(db, params.id);
    return { data: await readSessions(db, params.id, user.sessionId, at) };
  }),

  serve(users.endSessions, async ({ db, params, user, at }) => {
    await db.transaction().execute(async (trx) => {
      await requireUser(trx, params.id);
      const kept = params.id === user.userId ? user.sessionId : undefined;
      await endSessions(trx, params.id, kept);
      const target = { kind: 'user', id: params.id } as const;
      await appendAudit(trx, { at, actorId: user.userId, action: 'user.sign-out', target });
    });
    return { message: 'Signed out everywhere.' };
  }),

  serve(users.suspend, async ({ db, params, body, user, at }) => {
    const { userId: by, fullName: byName } = user;
    const change = { userId: params.id, by, byName, reason: body.reason, at };
    await db.transaction().execute((trx) => suspend(trx, change));
    return { message: 'Account suspended.', data: await requireUser(db, params.id) };
  }),

  serve(users.unsuspend, async ({ db, params, body, user, at }) => {
    const { userId: by, fullName: byName } = user;
    const change = { userId: params.id, by, byName, reason: body.reason, at };
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

  serve(users.close, async ({ db, params, user, at }) => {
    await db.transaction().execute((trx) => closeAccount(trx, params.userId, user, at));
    return { message: 'Account closed. Its history is kept.' };
  }),

  serve(users.adjust, async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const message = await adjustBalance(trx, params.userId, user.userId, body, at);
      return { message, data: await requireUser(trx, params.userId) };
    }),
  ),
];
