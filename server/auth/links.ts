import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { confirmAddress } from './emailChange.ts';
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

/** Who waits for a link to this address: an account not confirmed yet, or one that moves there. */
async function unconfirmedBy(db: Db, email: string) {
  const user = await activeUserBy(db, email);
  if (user) return user.email_verified_at ? undefined : user;
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'email_changes.email'])
    .where(({ fn }) => fn<string>('lower', ['email_changes.email']), '=', email.toLowerCase())
    .where('status', '=', 'active')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The calls around mailed links (S-082, S-132): one neutral answer whether an account exists. */
export const linkRoutes: Route[] = [
  serve(auth.forgotPassword, async ({ body, db, at }) => {
    const user = await activeUserBy(db, body.email);
    if (user) await db.transaction().execute((trx) => mailReset(trx, user, at));
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
      await confirmAddress(trx, await useLink(trx, 'verify-email', body.token, at), at);
    });
    return { message: messages.emailVerified };
  }),

  serve(auth.resendVerification, async ({ body, db, at }) => {
    const user = await unconfirmedBy(db, body.email);
    if (user) await db.transaction().execute((trx) => mailVerification(trx, user, at));
    return { message: messages.verificationSent };
  }),
];
