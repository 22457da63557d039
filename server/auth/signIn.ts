import { auth } from '#contract/auth.ts';
import { sessionMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import type { User } from '#contract/userRecord.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';
import { findUser } from '#server/users/wire.ts';
import { deviceName } from './deviceName.ts';
import { addDevice, stampDevice } from './devices.ts';
import { authMessages } from './messages.ts';
import { arrivalOf, isKnownOrigin, noticeNewOrigin } from './newOrigin.ts';
import { recordSignIn } from './signIns.ts';
import { supportContact } from './supportContact.ts';

const noId = '00000000-0000-4000-8000-000000000000';
let cachedHash: Promise<string> | undefined;

/**
 * POST /login. Unknown user and wrong password take the same time and get the same message; only
 * the right password learns of a suspension. Errors: 401 in both cases; 403 suspended; 429 by
 * account, and by address or device; 503 for a stranger who would wait too long.
 */
export const signIn: Route = serve(auth.signIn, async (context) => {
  const { body, db, ports, at, userAgent, clientAddress, device } = context;
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', body.userName.toLowerCase())
    .executeTakeFirst();
  // Also for an unknown user, so that both cases take the same queries.
  const knownOrigin = await isKnownOrigin(db, row?.id ?? noId, { userAgent, clientAddress });
  const lane = device || knownOrigin ? 'known' : 'stranger';
  const hash = row?.password_hash ?? (await dummyHash(ports));
  const isRight = await ports.verifyPassword(hash, body.password, lane);
  const browser = deviceName(userAgent);
  const user = row && isRight && row.status === 'active' && (await findUser(db, row.id));
  if (!user) {
    await recordSignIn(db, { userId: row?.id, device: browser, outcome: 'failed' }, at);
    throw isRight && row?.status === 'suspended' ? suspendedError(ports) : wrongCredentials();
  }
  const token = newToken(ports.random);
  const arrival = await arrivalOf({ user, userAgent, clientAddress, at });
  const deviceToken = await db.transaction().execute(async (trx) => {
    const status = await lockAccount(trx, user, hash);
    if (status === 'suspended') throw suspendedError(ports);
    if (status !== 'active') throw wrongCredentials();
    await openSession(trx, { user, token, device: browser }, at);
    await recordSignIn(trx, { userId: user._id, device: browser, outcome: 'ok' }, at);
    await noticeNewOrigin(trx, user._id, arrival);
    if (device && body.device && (await stampDevice(trx, device, at))) return body.device;
    return addDevice(trx, user._id, { random: ports.random, at });
  });
  return {
    message: user.isAdmin ? messages.welcomeAdmin : authMessages.welcome,
    token,
    device: deviceToken,
    userType: user.isAdmin ? ('admin' as const) : ('user' as const),
    data: user,
  };
});

const wrongCredentials = () => new ApiError('unauthenticated', authMessages.wrongCredentials);

const suspendedError = ({ config }: Ports) =>
  new ApiError('forbidden', `Your account is suspended. Contact ${supportContact(config)}.`);

/** A dummy hash, so that an unknown user costs as much time as a wrong password. */
function dummyHash(ports: Ports): Promise<string> {
  cachedHash ??= ports.hashPassword(newToken(ports.random)).catch((error: unknown) => {
    cachedHash = undefined;
    throw error;
  });
  return cachedHash;
}

// One by one, so that each sign-in sees the origins of the other. A password that was changed in
// between opens no session.
async function lockAccount(trx: Trx, user: User, passwordHash: string) {
  const locked = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', user._id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked?.status;
}

async function openSession(
  trx: Trx,
  { user, token, device }: { user: User; token: string; device: string | null },
  at: Date,
): Promise<void> {
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
      device,
    })
    .execute();
}
