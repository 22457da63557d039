import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { termsVersion } from '#contract/settings.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { mailVerification } from './mailLink.ts';
import { checkNewPassword } from './password.ts';

/**
 * POST /signup (SPEC.md section 7): makes the account, records the accepted terms and really sends
 * the verification mail that the reply promises (S-132).
 * Errors: 409 user name or e-mail taken, 422 the password rules.
 */
export const signUp: Route = serve(auth.signUp, async ({ body, db, ports, at }) => {
  checkNewPassword(body.password, 'password');
  const passwordHash = await ports.hashPassword(body.password);
  const user = { id: crypto.randomUUID(), full_name: body.fullName, email: body.email };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        ...user,
        user_name: body.userName,
        password_hash: passwordHash,
        terms_version: termsVersion,
        created_at: at,
      })
      .execute();
    await mailVerification(trx, user, at);
  });
  return { message: messages.registered };
});
