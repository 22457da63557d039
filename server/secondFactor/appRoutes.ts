import type { AuditAction } from '#contract/auditActions.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { hasFactor, readFactors } from '#server/platform/http/factors.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts';
import { mailFactor } from './mail.ts';
import { factorMessages } from './messages.ts';
import { isRequired } from './readSecondFactor.ts';
import { renewCodes } from './recoveryCodes.ts';
import { countFactorTry } from './redeemFactor.ts';
import { settleRemoval } from './remove.ts';
import { appUri, base32 } from './totp.ts';

const brand = 'Plainvest';

/** The authenticator app and the recovery codes of the caller. */
export const appRoutes: Route[] = [
  serve(secondFactor.startAuthenticator, async ({ db, ports, user }) =>
    db.transaction().execute(async (trx) => {
      const { userId } = user;
      await lockActiveUser(trx, userId);
      const { user_name: userName } = await trx
        .selectFrom('users')
        .select('user_name')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const secret = await startAuthenticator(trx, ports, userId);
      if (!secret) throw new ApiError('conflict', factorMessages.appThere);
      return { data: { secret: base32(secret), uri: appUri(secret, { brand, userName }) } };
    }),
  ),

  serve(secondFactor.confirmAuthenticator, async ({ body, db, ports, user, at }) => {
    const { userId } = user;
    await countFactorTry(ports, userId, at);
    return db.transaction().execute(async (trx) => {
      await lockActiveUser(trx, userId);
      if (!(await confirmAuthenticator(trx, ports, { userId, code: body.code, at }))) {
        throw fieldError('code', factorMessages.wrongCode);
      }
      await mailFactor(trx, userId, { news: 'appAdded', at });
      await audit(trx, { userId, action: 'user.add-authenticator', at });
      return { message: factorMessages.appAdded };
    });
  }),

  serve(secondFactor.removeAuthenticator, async ({ db, ports, user, at }) =>
    db.transaction().execute(async (trx) => {
      const { userId } = user;
      await lockActiveUser(trx, userId);
      if (!(await removeAuthenticator(trx, userId))) {
        throw new ApiError('not-found', platformMessages.notFound);
      }
      const required = isRequired(ports, user);
      const waits = await settleRemoval(trx, { userId, required, removed: 'app' }, at);
      await mailFactor(trx, userId, { news: 'appRemoved', waits, at });
      await audit(trx, { userId, action: 'user.remove-authenticator', at });
      return { message: factorMessages.appRemoved };
    }),
  ),

  serve(secondFactor.renewRecoveryCodes, async ({ db, ports, user, at }) =>
    db.transaction().execute(async (trx) => {
      const { userId } = user;
      await lockActiveUser(trx, userId);
      if (!hasFactor(await readFactors(trx, userId))) {
        throw new ApiError('conflict', factorMessages.factorFirst);
      }
      const codes = await renewCodes(trx, ports, userId);
      await mailFactor(trx, userId, { news: 'codesRenewed', at });
      await audit(trx, { userId, action: 'user.recovery-codes', at });
      return { data: { codes } };
    }),
  ),
];

const audit = (
  trx: Trx,
  { userId, action, at }: { userId: string; action: AuditAction; at: Date },
): Promise<void> =>
  appendAudit(trx, { at, actorId: userId, action, target: { kind: 'user', id: userId } });
