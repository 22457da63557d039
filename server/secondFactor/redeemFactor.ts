import type { FactorMethod } from '#contract/factorMethods.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { consumeRateLimits } from '#server/platform/http/rateLimit.ts';
import type { Ports } from '#server/platform/ports.ts';
import { redeemAppCode } from './authenticator.ts';
import { type Challenge, closeChallenge } from './challenges.ts';
import { mailFactor, tellFallenCounter } from './mail.ts';
import { factorMessages } from './messages.ts';
import { redeemCode } from './recoveryCodes.ts';
import { redeemPasskey } from './redeemPasskey.ts';

/** Sent to confirm: one of them. */
export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  challengeId?: string | undefined;
  assertion?: string | undefined;
}

/** Errors: 429 after ten tries of an account in 15 minutes, right or wrong. */
export function countFactorTry(ports: Ports, userId: string, at: Date): Promise<void> {
  const names = ['secondFactorPerAccount'] as const;
  const { rateLimitFactor: factor } = ports.config;
  return consumeRateLimits(ports.db, { names, subject: { account: userId }, factor }, at);
}

interface Use {
  userId: string;
  proof: Proof;
  challenge: Challenge | undefined;
  at: Date;
}

/** Lock the user first. Errors: 401 for what is wrong or was used before. */
export async function redeemFactor(trx: Trx, ports: Ports, use: Use): Promise<FactorMethod> {
  const { userId, proof, challenge, at } = use;
  const wrong = (message: string) => new ApiError('unauthenticated', message);
  if (proof.code) {
    if (await redeemAppCode(trx, ports, { userId, code: proof.code, at })) return 'code';
    throw wrong(factorMessages.wrongCode);
  }
  if (proof.recoveryCode) {
    if (!(await redeemCode(trx, ports, { userId, code: proof.recoveryCode, at }))) {
      throw wrong(factorMessages.wrongRecoveryCode);
    }
    await mailFactor(trx, userId, { news: 'recoveryCodeUsed', at });
    const target = { kind: 'user', id: userId } as const;
    await appendAudit(trx, { at, actorId: userId, action: 'user.use-recovery-code', target });
    return 'recovery-code';
  }
  if (!proof.assertion) throw wrong(factorMessages.nothingSent);
  const { assertion } = proof;
  const used = challenge && (await redeemPasskey(trx, ports, { assertion, challenge, userId, at }));
  if (!used || !(await closeChallenge(trx, challenge.id, at))) {
    throw wrong(factorMessages.wrongPasskey);
  }
  if (used.counterFell) await tellFallenCounter(trx, ports, { userId, name: used.name, at });
  return 'passkey';
}
