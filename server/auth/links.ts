import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { mailReset, mailVerification, useLink } from './mailLink.ts';
import { checkNewPassword } from './password.ts';
import { setPassword } from './setPassword.ts';

const activeUserBy = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'email_verified_at'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('status', '=', 'active')
    .executeTakeFirst();

/** The calls around mailed links (S-082, S-132): one neutral answer whether an account exists. */
export const linkRoutes: Route[] = [
  serve(auth.forgotPassword, async ({ body, db, ports, at }) => {
    const user = await activeUserBy(db, body.email);
    if (user) await db.transaction().execute((trx) => mailReset(ports, trx, user, at));
    return { message: messages.resetSent };
  }),

  serve(auth.resetPassword, async ({ body, db, ports, at }) => {
    checkNewPassword(body.newPassword, 'newPassword');
    const hash = await ports.hashPassword(body.newPassword);
    await db.transaction().execute(async (trx) => {
      const { user_id } = await useLink(trx, 'reset-password', body.token, at);
      await setPassword(trx, user_id, hash, at);
    });
    return { message: messages.passwordReset };
  }),

  serve(auth.verifyEmail, async ({ body, db, at }) => {
    await db.transaction().execute(async (trx) => {
      const { user_id, email } = await useLink(trx, 'verify-email', body.token, at);
      // Only the address that the link was sent to: it may have been changed since.
      await trx
        .updateTable('users')
        .set({ email_verified_at: at })
        .where('id', '=', user_id)
        .where('email', '=', email)
        .execute();
    });
    return { message: messages.emailVerified };
  }),

  serve(auth.resendVerification, async ({ body, db, ports, at }) => {
    const user = await activeUserBy(db, body.email);
    if (user && !user.email_verified_at) {
      await db.transaction().execute((trx) => mailVerification(ports, trx, user, at));
    }
    return { message: messages.verificationSent };
  }),
];
