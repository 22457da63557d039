import { parseDuties } from '#contract/duties.ts';
import { staff } from '#contract/staff.ts';
import { users } from '#contract/users.ts';
import { mailInvitation } from '#server/auth/mailLink.ts';
import { endSessions, readSessions } from '#server/auth/sessions.ts';
import { supportContact } from '#server/auth/supportContact.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { adjustBalance } from './adjust.ts';
import { approveDuty } from './approveDuty.ts';
import { closeAccount } from './close.ts';
import { changeDuties } from './duties.ts';
import { listStaff } from './list.ts';
import { approveAdjustment } from './makeAdjustment.ts';
import { setRole } from './role.ts';
import { setDuties } from './setDuties.ts';
import { createStaff } from './staff.ts';
import { suspend, unsuspend } from './suspend.ts';
import { setVerified } from './verification.ts';

/** POST /staff. Errors: 403 a duty that the caller lacks, 409 user name or email taken. */
const inviteStaff: Route = serve(staff.invite, async ({ db, ports, body, user, signer, at }) => {
  // The hash of a random value: no password fits until the link is used.
  const passwordHash = await ports.hashPassword(newToken(ports.random), 'known');
  await db.transaction().execute(async (trx) => {
    await noticeToStaff(trx, {
      subject: 'New staff invited',
      summary: `${user.fullName} invited a new member of staff.`,
      rows: [accountRow(body)],
      at,
    });
    const id = await createStaff(trx, { ...body, passwordHash }, at);
    const duties = body.duties === undefined ? user.duties : parseDuties(body.duties);
    const { given, proposed } = await changeDuties(trx, { userId: id, signer, duties });
    const details = {
      ...{ userName: body.userName, email: body.email, duties: given },
      ...(proposed && { proposed }),
    };
    await mailInvitation(trx, { id, email: body.email }, at);
    const target = { kind: 'user', id } as const;
    await appendAudit(trx, { at, actorId: user.userId, action: 'staff.invite', target, details });
  });
  return { message: `Invited: ${body.email} gets an email with a link to set the password.` };
});

export const staffRoutes: Route[] = [
  approveAdjustment,
  approveDuty,
  setRole,
  inviteStaff,
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
