import { auth } from '#contract/auth.ts';
import { sessionMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import type { User } from '#contract/users.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';
import { findUser } from '#server/users/wire.ts';
import { addDevice, stampDevice } from './devices.ts';
import { arrivalOf, isKnownOrigin, noticeNewOrigin } from './newOrigin.ts';

const noId = '00000000-0000-4000-8000-000000000000';
let decoyHash: Promise<string> | undefined;

/**
 * POST /login (SPEC.md section 7). An unknown user costs one hash like a wrong password and hears
 * the same sentence, so that nobody learns who has an account (S-099). A browser or a network that is
 * new to the account is told to its owner by mail. Known devices and origins are served before
 * strangers.
 * Errors: 401 with one sentence for both, 429 by account and by address or by device, 503 for a
 * stranger who would wait too long.
 */
export const signIn: Route = serve(auth.signIn, async (context) => {
  const { body, db, ports, at, userAgent, clientAddress, device } = context;
  const found = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', body.userName.toLowerCase())
    .executeTakeFirst();
  // Asked for an unknown user as well: both take the same queries.
  const knownOrigin = await isKnownOrigin(db, found?.id ?? noId, { userAgent, clientAddress });
  const lane = device || knownOrigin ? 'known' : 'stranger';
  const hash = found?.password_hash ?? (await dummyHash(ports));
  const right = await ports.verifyPassword(hash, body.password, lane);
  const user = found && right && found.status === 'active' && (await findUser(db, found.id));
  if (!user) throw new ApiError('unauthenticated', messages.wrongCredentials);
  const token = newToken(ports.random);
  const resetAddress = `${ports.config.publicUrl}/forgot-password`;
  const arrival = await arrivalOf({ user, userAgent, clientAddress, resetAddress, at });
  const deviceToken = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user, hash);
    await openSession(trx, user, token, at);
    await noticeNewOrigin(trx, user._id, arrival);
    if (device && body.device && (await stampDevice(trx, device, at))) return body.device;
    return addDevice(trx, user._id, { random: ports.random, at });
  });
  return {
    message: user.isAdmin ? messages.welcomeAdmin : messages.welcome,
    token,
    device: deviceToken,
    userType: user.isAdmin ? ('admin' as const) : ('user' as const),
    data: user,
  };
});

/** The hash of a password that nobody has, made once and kept unless its making was refused. */
function dummyHash(ports: Ports): Promise<string> {
  decoyHash ??= ports.hashPassword(newToken(ports.random)).catch((error: unknown) => {
    decoyHash = undefined;
    throw error;
  });
  return decoyHash;
}

// Sign-ins of one account take turns, so that each sees what the other brought; and a password that
// was changed meanwhile opens no session after all the others were ended.
async function lockAccount(trx: Trx, user: User, passwordHash: string): Promise<void> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user._id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw new ApiError('unauthenticated', messages.wrongCredentials);
}

async function openSession(trx: Trx, user: User, token: string, at: Date): Promise<void> {
  const lifeMs = sessionMs[user.isAdmin ? 'admin' : 'user'].absolute;
  await trx
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      token_hash: hashToken(token),
      user_id: user._id,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + lifeMs),
      reauthenticated_at: at,
    })
    .execute();
}
