import { parseDuties } from '#contract/duties.ts';
import { staff } from '#contract/staff.ts';
import { mailInvitation } from '#server/auth/mailInvitation.ts';
import { revokeTokens } from '#server/auth/mailTokens.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { changeDuties } from './duties.ts';
import { readTeam } from './list.ts';
import { createStaff, lockStaff } from './staff.ts';

/** POST /staff. Errors: 403 a duty that the caller lacks, 409 user name or email taken. */
export const inviteStaff: Route = serve(
  staff.invite,
  async ({ db, ports, body, user, signer, at }) => {
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
  },
);

/**
 * POST /staff/{id}/invitation: a new link, which ends the earlier ones. Errors: 404; 409 not staff, not
 * active, or signed in before.
 */
export const inviteAgain: Route = serve(
  staff.inviteAgain,
  async ({ db, params: { id }, user, at }) =>
    db.transaction().execute(async (trx) => {
      // Two at once would leave two links.
      await lockStaff(trx, user.userId);
      const { email, fullName } = await requireUser(trx, id);
      const [member] = await readTeam(trx, id);
      if (member?.status !== 'active' || member.signedInAt !== null) {
        throw new ApiError('conflict', `${fullName} has no open invitation.`);
      }
      await revokeTokens(trx, { userId: id, purpose: 'reset-password' }, at);
      await mailInvitation(trx, { id, email }, at);
      const target = { kind: 'user', id } as const;
      const details = { email, again: true };
      await appendAudit(trx, { at, actorId: user.userId, action: 'staff.invite', target, details });
      return { message: `Sent again: ${email} gets a new link. The earlier one no longer works.` };
    }),
);
