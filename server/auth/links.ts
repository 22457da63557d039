import { auth } from '#contract/auth.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { clearRateLimit } from '#server/platform/http/rateLimit.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { removeAll } from '#server/secondFactor/remove.ts';
import { emptyBook } from '#server/users/emptyBook.ts';
import { confirmAddress } from './confirmAddress.ts';
import { addDevice } from './devices.ts';
import { requestMail } from './mailRequests.ts';
import { isUsable, redeemToken } from './mailTokens.ts';
import { authMessages } from './messages.ts';
import { checkNewPassword } from './password.ts';
import { lockSessions } from './sessions.ts';
import { setPassword } from './setPassword.ts';

/**
 * Requests answer alike whether an account exists or not, and the mail is chosen after the
 * response, so that response times are alike too.
 */
export const linkRoutes: Route[] = [
  serve(auth.forgotPassword, async ({ body, db, at }) => {
    await db.transaction().execute((trx) => requestMail(trx, 'reset-password', { ...body, at }));
    return { message: authMessages.resetSent };
  }),

  serve(auth.resetPassword, async ({ body, db, ports, at }) => {
    checkNewPassword(body.newPassword, 'newPassword');
    const hash = await ports.hashPassword(body.newPassword);
    const device = await db.transaction().execute(async (trx) => {
      const link = await redeemToken(trx, { purpose: 'reset-password', token: body.token }, at);
      const { user_id } = link;
      await lockSessions(trx, user_id);
      // A link from a mail proves that its reader owns the address.
      if (link.mail_id) {
        await dropFactorsOfStranger(trx, user_id, at);
        await confirmAddress(trx, link, at);
      }
      const { user_name } = await setPassword(trx, { userId: user_id, passwordHash: hash }, at);
      // The mailbox proves the owner, so attempts by strangers must not keep the owner out.
      await clearRateLimit(trx, 'signInPerAccount', user_name.toLowerCase());
      await clearRateLimit(trx, 'secondFactorPerAccount', user_id);
      await clearRateLimit(trx, 'guessMailPerAccount', user_id);
      return addDevice(trx, user_id, { random: ports.random, at });
    });
    return { message: authMessages.passwordReset, device };
  }),

  // Counts against the limit of the reset itself, so that it adds no guesses.
  serve(auth.checkReset, async ({ body, db, at }) => {
    const usable = await isUsable(db, { purpose: 'reset-password', token: body.token }, at);
    return { data: { usable } };
  }),

  serve(auth.verifyEmail, async ({ body, db, at }) => {
    await db.transaction().execute(async (trx) => {
      const link = await redeemToken(trx, { purpose: 'verify-email', token: body.token }, at);
      await confirmAddress(trx, link, at);
    });
    return { message: authMessages.emailVerified };
  }),

  serve(auth.resendVerification, async ({ body, db, at }) => {
    await db.transaction().execute((trx) => requestMail(trx, 'verify-email', { ...body, at }));
    return { message: authMessages.verificationSent };
  }),
];

/**
 * Before an address is confirmed, a stranger may have registered it, with a second step and withdrawal addresses that
 * are not its owner's.
 */
async function dropFactorsOfStranger(trx: Trx, userId: string, at: Date): Promise<void> {
  const { email_verified_at, role } = await trx
    .selectFrom('users')
    .select(['email_verified_at', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email_verified_at !== null || role === 'admin') return;
  await removeAll(trx, userId, at);
  await emptyBook(trx, userId, at);
}
