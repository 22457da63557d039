import { type Insertable, sql } from 'kysely';
import { auth } from '#contract/auth.ts';
import { termsVersion } from '#contract/settings.ts';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requestMail } from './mailRequests.ts';
import { authMessages } from './messages.ts';
import { checkNewPassword } from './password.ts';

/**
 * POST /signup. A registered email address gets the same answer after the same work, and its owner
 * a mail (docs/decisions/0012). Errors: 409 user name taken, 422 password.
 */
export const signUp: Route = serve(auth.signUp, async ({ body, db, ports, at }) => {
  checkNewPassword(body.password, 'password');
  await requireFreeName(db, body.userName);
  const passwordHash = await ports.hashPassword(body.password, 'stranger');
  await db.transaction().execute(async (trx) => {
    const isNew = await addUser(trx, {
      id: crypto.randomUUID(),
      full_name: body.fullName,
      email: body.email,
      user_name: body.userName,
      password_hash: passwordHash,
      terms_version: termsVersion,
      created_at: at,
    });
    const kind = isNew ? 'verify-email' : 'registered-before';
    await requestMail(trx, kind, { email: body.email, at });
  });
  return { message: authMessages.signedUp };
});

// First: a taken name must be 409 whether the email address is registered or not.
async function requireFreeName(db: Db, userName: string): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', userName.toLowerCase())
    .executeTakeFirst();
  if (owner) throw fieldError('userName', platformMessages.userNameTaken, 'conflict');
}

async function addUser(trx: Trx, user: Insertable<Tables['users']>): Promise<boolean> {
  const added = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
