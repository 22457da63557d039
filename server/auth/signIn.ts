import { auth } from '#contract/auth.ts';
import { sessionMs } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { User } from '#contract/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import type { Ports } from '#server/ports.ts';
import { findUser } from '#server/users/record.ts';
import { hashToken, newToken } from './token.ts';

let decoyHash: Promise<string> | undefined;

/**
 * POST /login (SPEC.md section 7). An unknown user costs one hash like a wrong password and hears
 * the same sentence, so that nobody learns who has an account (S-099).
 * Errors: 401 with one sentence for both, 429 by account and by address.
 */
export const signIn: Route = serve(auth.signIn, async ({ body, db, ports, at }) => {
  const found = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', body.userName.toLowerCase())
    .executeTakeFirst();
  decoyHash ??= ports.hashPassword(newToken(ports.random));
  const hash = found?.password_hash ?? (await decoyHash);
  const right = await ports.verifyPassword(hash, body.password);
  const user = found && right && found.status === 'active' && (await findUser(db, found.id));
  if (!user) throw new Refusal('unauthenticated', messages.wrongCredentials);
  const token = await openSession(ports, user, at);
  return {
    message: user.isAdmin ? messages.welcomeAdmin : messages.welcome,
    token,
    userType: user.isAdmin ? ('admin' as const) : ('user' as const),
    data: user,
  };
});

async function openSession(ports: Ports, user: User, at: Date): Promise<string> {
  const token = newToken(ports.random);
  const lifeMs = sessionMs[user.isAdmin ? 'admin' : 'user'].absolute;
  await ports.db
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      token_hash: await hashToken(token),
      user_id: user._id,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + lifeMs),
      proven_at: at,
    })
    .execute();
  return token;
}
