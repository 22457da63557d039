import type { FactorMethod } from '#contract/factorMethods.ts';
import { sessionMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import type { User } from '#contract/userRecord.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';
import { deviceName } from './deviceName.ts';
import { addDevice, findOwnDevice, stampDevice } from './devices.ts';
import { authMessages } from './messages.ts';
import { arrivalOf, noticeNewOrigin } from './newOrigin.ts';
import { recordSignIn } from './signIns.ts';
import { supportContact } from './supportContact.ts';

/** Where a sign-in comes from; `device` is the token that the browser kept. */
interface Visitor {
  userAgent: string;
  clientAddress: string;
  device: string | undefined;
  at: Date;
}

interface Entrance {
  user: User;
  /** A sign-in by password holds only while it is the same. */
  passwordHash?: string;
  prove: (trx: Trx) => Promise<FactorMethod | 'password'>;
}

/**
 * Opens a session for a proven sign-in. Errors: those of the proof; 401 when the password changed or
 * the account was closed in between; 403 suspended.
 */
export async function openSession(
  ports: Ports,
  { user, passwordHash, prove }: Entrance,
  { userAgent, clientAddress, device, at }: Visitor,
) {
  const token = newToken(ports.random);
  const browser = deviceName(userAgent);
  const arrival = await arrivalOf({ user, userAgent, clientAddress, at });
  const deviceToken = await ports.db.transaction().execute(async (trx) => {
    const status = await lockAccount(trx, user._id, passwordHash);
    if (status === 'suspended') throw suspendedError(ports);
    if (status !== 'active') throw wrongCredentials();
    const by = await prove(trx);
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
        reauthenticated_by: by,
        device: browser,
      })
      .execute();
    await recordSignIn(trx, { userId: user._id, device: browser, outcome: 'ok' }, at);
    await noticeNewOrigin(trx, user._id, arrival);
    const known = device && (await findOwnDevice(trx, user._id, { device, at }));
    if (device && known && (await stampDevice(trx, known, at))) return device;
    return addDevice(trx, user._id, { random: ports.random, at });
  });
  return {
    message: user.isAdmin ? messages.welcomeAdmin : authMessages.welcome,
    token,
    device: deviceToken,
    userType: user.isAdmin ? ('admin' as const) : ('user' as const),
    data: user,
  };
}

export const wrongCredentials = () =>
  new ApiError('unauthenticated', authMessages.wrongCredentials);

export const suspendedError = ({ config }: Ports) =>
  new ApiError('forbidden', `Your account is suspended. Contact ${supportContact(config)}.`);

// One by one, so that each sign-in sees the origins of the other. A password that was changed in
// between opens no session.
async function lockAccount(trx: Trx, userId: string, passwordHash: string | undefined) {
  let account = trx.selectFrom('users').select('status').where('id', '=', userId);
  if (passwordHash) account = account.where('password_hash', '=', passwordHash);
  const locked = await account.forNoKeyUpdate().executeTakeFirst();
  return locked?.status;
}
