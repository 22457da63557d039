import { dayMs } from '#contract/time.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { restoreBook } from '#server/addressBook/restoreBook.ts';
import { dropEmailChange } from '#server/auth/emailChange.ts';
import { redeemToken } from '#server/auth/mailTokens.ts';
import { endSessions, lockSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import { delayWithdrawals } from '#server/secondFactor/remove.ts';
import { removeNewFactors } from '#server/secondFactor/removeNewFactors.ts';
import { mailStopped, stopResets } from '#server/users/stopResets.ts';
import { cancelOpen } from '#server/withdrawals/notMe/cancelOpen.ts';
import { letterOf } from '#server/withdrawals/notMe/letterOf.ts';
import { withdrawalMessages } from './messages.ts';

/**
 * POST /not-me: cancels open withdrawals, removes addresses that wait, stops a reset of the second
 * factor and a change of email address, removes second steps that were new in the mail, ends all
 * sessions and blocks further withdrawals, for a week if the account may be a thief's already. Errors: 409, after all of that, when one
 * is being paid; 422 dead link.
 */
export const reportNotMe: Route = serve(withdrawals.notMe, async ({ body, db, at }) => {
  const paying = await db.transaction().execute(async (trx) => {
    const link = await redeemToken(trx, { purpose: 'not-me', token: body.token }, at);
    const { user_id: userId, email } = link;
    await lockSessions(trx, userId);
    const owner = await trx
      .updateTable('users')
      .set({ withdrawals_blocked_at: at })
      .where('id', '=', userId)
      .returning(['full_name', 'email_verified_at', 'email', 'role'])
      .executeTakeFirstOrThrow();
    await endSessions(trx, userId);
    const addresses = await restoreBook(trx, userId, at);
    const resets = await stopResets(trx, userId);
    const mailedAt = await mailedAtOf(trx, link.mail_id);
    // The thief of a reset wants them gone, and the thief of a mailbox those of staff.
    const isKept = resets > 0 || owner.role === 'admin' || !mailedAt;
    const factors = isKept ? 0 : await removeNewFactors(trx, { userId, mailedAt }, at);
    // A thief may read the mails of the account now, and set a password by one.
    const isLong = factors > 0 || owner.email !== email;
    if (isLong) await holdLong(trx, userId, at);
    const hadEmail = (await dropEmailChange(trx, userId)) !== undefined;
    const counts = {
      ...(await cancelOpen(trx, userId, at)),
      addresses,
      ...(resets && { resets }),
      ...(factors && { factors }),
      ...(hadEmail && { emailChanges: 1 }),
      ...(isLong && { waitsDays: longHoldMs / dayMs }),
    };
    const hello = greeting(owner.full_name, owner.email_verified_at !== null);
    const letter = { to: email, subject: 'Withdrawals blocked', ...letterOf(hello, counts) };
    await enqueue(trx, { ...letter, urgent: true }, at);
    if (resets) await mailStopped(trx, userId, at);
    const target = { kind: 'user', id: userId } as const;
    await appendAudit(trx, { at, actorId: userId, action: 'user.not-me', target, details: counts });
    return counts.paying;
  });
  if (paying > 0) throw new ApiError('conflict', withdrawalMessages.notMePaying);
  return { message: withdrawalMessages.notMeDone };
});

const mailedAtOf = async (trx: Trx, mailId: string | null): Promise<Date | undefined> =>
  mailId === null
    ? undefined
    : (
        await trx
          .selectFrom('outbox')
          .select('created_at')
          .where('id', '=', mailId)
          .executeTakeFirst()
      )?.created_at;

const longHoldMs = 7 * dayMs;

/** Long enough for the owner to reach support, which can suspend the account. */
const holdLong = (trx: Trx, userId: string, at: Date) =>
  delayWithdrawals(trx, { userId, delayMs: longHoldMs }, at);
