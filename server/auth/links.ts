import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { clearAllowance } from '#server/platform/http/rateLimit.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { addDevice } from './devices.ts';
import { confirmAddress } from './emailChange.ts';
import { redeemToken } from './mailLink.ts';
import { requestMail } from './mailRequests.ts';
import { checkNewPassword } from './password.ts';
import { lockSessions } from './sessions.ts';
import { setPassword } from './setPassword.ts';

/**
 * The calls around mailed links (S-082, S-132): one neutral answer whether an account exists. Which
 * mail it is, if any, is found out after the answer, so that its time is neutral too.
 */
export const linkRoutes: Route[] = [
  serve(auth.forgotPassword, async ({ body, db, at }) => {
    await db.transaction().execute((trx) => requestMail(trx, 'reset-password', { ...body, at }));
    return { message: messages.resetSent };
  }),

  serve(auth.resetPassword, async ({ body, db, ports, at }) => {
    checkNewPassword(body.newPassword, 'newPassword');
    const hash = await ports.hashPassword(body.newPassword);
    const device = await db.transaction().execute(async (trx) => {
      const link = await redeemToken(trx, 'reset-password', body.token, at);
      const { user_id } = link;
      await lockSessions(trx, user_id);
      // A link that came by mail shows that its reader owns the address.
      if (link.mail_id) await confirmAddress(trx, link, at);
      const { user_name } = await setPassword(trx, user_id, hash, at);
      // The mailbox is the owner's: what others tried before must not keep the owner out now.
      await clearAllowance(trx, 'signInPerAccount', user_name.toLowerCase());
      return addDevice(trx, user_id, { random: ports.random, at });
    });
    return { message: messages.passwordReset, device };
  }),

  serve(auth.verifyEmail, async ({ body, db, at }) => {
    await db.transaction().execute(async (trx) => {
      await confirmAddress(trx, await redeemToken(trx, 'verify-email', body.token, at), at);
    });
    return { message: messages.emailVerified };
  }),

  serve(auth.resendVerification, async ({ body, db, at }) => {
    await db.transaction().execute((trx) => requestMail(trx, 'verify-email', { ...body, at }));
    return { message: messages.verificationSent };
  }),
];
