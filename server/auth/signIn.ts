import { auth } from '#contract/auth.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { askForFactor } from '#server/secondFactor/ask.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { findUser } from '#server/users/wire.ts';
import { deviceName } from './deviceName.ts';
import { isKnownOrigin } from './newOrigin.ts';
import { openSession, suspendedError, wrongCredentials } from './openSession.ts';
import { recordSignIn } from './signIns.ts';

const noId = '00000000-0000-4000-8000-000000000000';
let cachedHash: Promise<string> | undefined;

/**
 * POST /login. Unknown user and wrong password take the same time and get the same message; only
 * the right password learns of a suspension or a second factor. Errors: 401 in both cases; 401
 * `second-factor`; 403 suspended; 429 by account, and by address or device; 503 for a stranger who
 * would wait too long.
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
  const passwordHash = row?.password_hash ?? (await dummyHash(ports));
  const isRight = await ports.verifyPassword(passwordHash, body.password, lane);
  const user = row && isRight && row.status === 'active' && (await findUser(db, row.id));
  if (!user) {
    const failed = { userId: row?.id, device: deviceName(userAgent), outcome: 'failed' } as const;
    await recordSignIn(db, failed, at);
    throw isRight && row?.status === 'suspended' ? suspendedError(ports) : wrongCredentials();
  }
  const step = await askForFactor(db, ports, { purpose: 'sign-in', userId: user._id, at });
  if (step) throw new ApiError('second-factor', factorMessages.enterCode, { secondFactor: step });
  const entrance = { user, passwordHash, prove: async () => 'password' as const };
  return openSession(ports, entrance, { userAgent, clientAddress, device: body.device, at });
});

/** A dummy hash, so that an unknown user costs as much time as a wrong password. */
function dummyHash(ports: Ports): Promise<string> {
  cachedHash ??= ports.hashPassword(newToken(ports.random)).catch((error: unknown) => {
    cachedHash = undefined;
    throw error;
  });
  return cachedHash;
}
