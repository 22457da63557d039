import { auth } from '#contract/auth.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import { messages } from '#contract/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { hasFactor, readFactors } from '#server/platform/http/factors.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { tryChallenge } from '#server/secondFactor/challenges.ts';
import { countFactorTry, type Proof, redeemFactor } from '#server/secondFactor/redeemFactor.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { requirePassword } from './password.ts';

/**
 * POST /reauthenticate: an account with a second factor needs it here too. Errors: 422 what is wrong;
 * 403 `reauthenticate` for a password without a code where that is not enough; 429.
 */
export const reauthenticate: Route = serve(
  auth.reauthenticate,
  async ({ body, db, ports, user, at }) => {
    const { userId } = user;
    const { password, ...proof } = body;
    const needsFactor = hasFactor(await readFactors(db, userId));
    if (needsFactor && !proof.code && !proof.recoveryCode && !proof.assertion) {
      throw new ApiError('reauthenticate', messages.confirmPassword);
    }
    // Only a passkey that is the whole proof goes without the password.
    const isByPasskey = needsFactor && !proof.code && !proof.recoveryCode;
    if (!isByPasskey) {
      await requirePassword(ports, { userId, password, field: 'password' });
      // After the password: a stolen session must not use up the tries of a sign-in.
      if (needsFactor) await countFactorTry(ports, userId, at);
    }
    const named = { purpose: 'reauthenticate', id: proof.challengeId ?? '', userId } as const;
    const challenge = proof.assertion ? await tryChallenge(ports.db, named, at) : undefined;
    const confirm = async (trx: Trx): Promise<FactorMethod | 'password'> => {
      if (!needsFactor) return 'password';
      await lockActiveUser(trx, userId);
      return redeemFactor(trx, ports, { userId, proof, challenge, at });
    };
    await db.transaction().execute(async (trx) => {
      const by = await confirm(trx).catch((error: unknown) => {
        throw asField(error, proof);
      });
      await trx
        .updateTable('sessions')
        .set({ reauthenticated_at: at, reauthenticated_by: by })
        .where('id', '=', user.sessionId)
        .execute();
    });
    return { message: 'Thank you.' };
  },
);

/** A 401 would end the session of the caller. */
function asField(error: unknown, { code, recoveryCode }: Proof): unknown {
  if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return error;
  const field = (code && 'code') || (recoveryCode && 'recoveryCode') || 'assertion';
  return fieldError(field, error.message);
}
