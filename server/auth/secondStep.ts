import { secondFactor } from '#contract/secondFactor.ts';
import type { User } from '#contract/userRecord.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { closeChallenge, openChallenge, tryChallenge } from '#server/secondFactor/challenges.ts';
import { factorMessages } from '#server/secondFactor/messages.ts';
import { ownerOf, requirePasskeys } from '#server/secondFactor/passkeys.ts';
import { countFactorTry, redeemFactor } from '#server/secondFactor/redeemFactor.ts';
import { findUser } from '#server/users/wire.ts';
import { deviceName } from './deviceName.ts';
import { openSession } from './openSession.ts';
import { recordSignIn } from './signIns.ts';
import { warningOwner } from './warningOwner.ts';

interface Failed {
  userId: string;
  userAgent: string;
  at: Date;
}

/** A refused second step is in the history of the account. */
async function recorded<Reply>(db: Db, failed: Failed, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      const { userId, userAgent, at } = failed;
      await recordSignIn(db, { userId, device: deviceName(userAgent), outcome: 'failed' }, at);
    }
    throw error;
  }
}

async function requireActive(db: Db, userId: string | null | undefined): Promise<User> {
  const user = userId && (await findUser(db, userId));
  if (!user) throw new ApiError('unauthenticated', factorMessages.startAgain);
  return user;
}

export const secondStepRoutes: Route[] = [
  /** Errors: 401 a wrong code, or a ticket that ended; 403 suspended; 429. */
  serve(secondFactor.signIn, async ({ body, db, ports, at, ...visitor }) => {
    const { ticket, device, ...proof } = body;
    const challenge = await tryChallenge(db, { purpose: 'sign-in', ticket }, at);
    const user = await requireActive(db, challenge?.userId);
    const userId = user._id;
    const prove = async (trx: Trx) => {
      const by = await redeemFactor(trx, ports, { userId, proof, challenge, at });
      // A passkey has closed it.
      const isOver = by !== 'passkey' && !(await closeChallenge(trx, challenge?.id ?? '', at));
      if (isOver) throw new ApiError('unauthenticated', factorMessages.startAgain);
      return by;
    };
    const { userAgent, clientAddress } = visitor;
    return recorded(db, { userId, userAgent, at }, () =>
      warningOwner(ports, { userId, at }, async () => {
        await countFactorTry(ports, userId, at);
        return openSession(ports, { user, prove }, { userAgent, clientAddress, device, at });
      }),
    );
  }),

  serve(secondFactor.passkeySignInOptions, async ({ db, ports, at }) => {
    const passkeys = requirePasskeys(ports);
    const { random } = ports;
    const { id, nonce } = await openChallenge(db, { purpose: 'passkey', random }, at);
    return { data: { challengeId: id, options: await passkeys.request(nonce, []) } };
  }),

  /** The passkey names the account. Errors: 401 unknown or invalid; 403 suspended. */
  serve(secondFactor.passkeySignIn, async ({ body, db, ports, at, ...visitor }) => {
    const { challengeId, assertion, device } = body;
    const challenge = await tryChallenge(db, { purpose: 'passkey', id: challengeId }, at);
    const owner = challenge && (await ownerOf(db, ports, assertion));
    if (!owner) throw new ApiError('unauthenticated', factorMessages.wrongPasskey);
    const user = await requireActive(db, owner);
    const userId = user._id;
    const prove = (trx: Trx) =>
      redeemFactor(trx, ports, { userId, proof: { assertion }, challenge, at });
    const { userAgent, clientAddress } = visitor;
    return recorded(db, { userId, userAgent, at }, () =>
      openSession(ports, { user, prove }, { userAgent, clientAddress, device, at }),
    );
  }),
];
