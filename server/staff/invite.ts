import { staff } from '#contract/staff.ts';
import { mailInvitation } from '#server/auth/mailLink.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { createStaff } from './staff.ts';

/** POST /staff. Errors: 409 user name or e-mail taken. */
export const inviteStaff: Route = serve(staff.invite, async ({ db, ports, body, user, at }) => {
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
    await mailInvitation(trx, { id, email: body.email }, at);
    const details = { userName: body.userName, email: body.email };
    const target = { kind: 'user', id } as const;
    await appendAudit(trx, { at, actorId: user.userId, action: 'staff.invite', target, details });
  });
  return { message: `Invited: ${body.email} gets a mail with a link to set the password.` };
});
