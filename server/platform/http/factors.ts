import { sql } from 'kysely';
import type { FactorMethod } from '#contract/factorMethods.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

/** The second factors of an account. */
export interface Factors {
  passkeys: number;
  authenticator: boolean;
  recoveryCodesLeft: number;
}

export async function readFactors(db: Db, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`SELECT
    (SELECT count(*)::integer FROM passkeys WHERE user_id = ${userId} AND removed_at IS NULL)
      AS passkeys,
    EXISTS (SELECT FROM totp WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)
      AS authenticator,
    (SELECT count(*)::integer FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL)
      AS "recoveryCodesLeft"`.execute(db);
  return rows[0] as Factors;
}

/** Recovery codes without one are not a second factor. */
export const hasFactor = ({ passkeys, authenticator }: Factors): boolean =>
  passkeys > 0 || authenticator;

/** One lost device must not lock its owner out. */
export const isSetUp = (factors: Factors): boolean =>
  factors.passkeys > 1 || (hasFactor(factors) && factors.recoveryCodesLeft > 0);

export function methodsOf(factors: Factors): FactorMethod[] {
  if (!hasFactor(factors)) return [];
  return [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.authenticator ? (['code'] as const) : []),
    ...(factors.recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** Errors: 403 `second-factor-setup`. */
export async function requireSetUp(db: Db, userId: string): Promise<void> {
  if (isSetUp(await readFactors(db, userId))) return;
  throw new ApiError('second-factor-setup', platformMessages.setUpSecondFactor);
}

/** A `reauthenticate` that names what the account confirms with; any other error as it is. */
export async function withMethods(db: Db, userId: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'reauthenticate') return error;
  const methods = methodsOf(await readFactors(db, userId));
  return new ApiError(error.code, error.message, { ...error.details, methods });
}
