import { parseDuties } from '#contract/duties.ts';
import { staff } from '#contract/staff.ts';
import { lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { requireUser } from '#server/users/wire.ts';
import { changeDuties } from './duties.ts';
import { readTeam } from './list.ts';
import { mailDuties } from './recordDuties.ts';
import { lockStaff } from './staff.ts';

const approveFirst = 'Another person must approve it.';
const later = 'It happens after its wait, unless someone objects.';

/**
 * PUT /staff/{id}/duties. Errors: 403 a duty that the caller lacks; 404; 409 own duties, not staff,
 * last active holder of people or keys, unchanged.
 */
export const setDuties: Route = serve(
  staff.setDuties,
  async ({ db, params, body, user, signer, at }) => {
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
      const { given, taken, proposed, needsOthers } = await changeDuties(trx, {
        userId: id,
        signer,
        duties,
      });
      if (!given && !taken && !proposed)
        throw new ApiError('conflict', 'These are their duties already.');
      const changes: Fact[] = [
        ...(given ? [['Given', given] as const] : []),
        ...(taken ? [['Taken', taken] as const] : []),
        ...(proposed ? [['Proposed', proposed] as const] : []),
      ];
      await noticeToStaff(trx, {
        subject: 'Duties of staff changed',
        summary: `${user.fullName} changed the duties of ${account.fullName}.`,
        rows: [accountRow(account), ...changes],
        at,
      });
      if (given || taken) {
        await mailDuties(trx, { account, changes, by: user.fullName, reason }, at);
      }
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: given || taken ? 'user.duties' : 'duty.propose',
        target: { kind: 'user', id },
        details: { given, taken, ...(proposed && { proposed }), ...(reason && { reason }) },
      });
      const [data] = await readTeam(trx, id);
      if (!data) throw new ApiError('not-found', platformMessages.notFound);
      const message = proposed
        ? `Proposed for ${account.fullName}: ${proposed}. ${needsOthers ? approveFirst : later}`
        : `The duties of ${account.fullName} are changed.`;
      return { message, data };
    });
  },
);
