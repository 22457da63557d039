import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { matchingStep } from './totp.ts';

/** The text that a sealed secret is bound to. */
export const about = (userId: string) => `totp|${userId}`;

/** A code that an account typed. */
export interface Typed {
  userId: string;
  code: string;
  at: Date;
}

/**
 * The step of the clock that a code is for; undefined for a wrong one. Errors: 503 when this server has another seal
 * key than the one that sealed the secret.
 */
export async function typedStep(
  db: Db,
  { seal, log }: Ports,
  { userId, code, at, confirmed }: Typed & { confirmed: boolean },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('totp')
    .select(['secret_sealed', 'seal_key'])
    .where('user_id', '=', userId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.seal_key !== seal.name) {
    log('error', 'a secret was sealed by another SEAL_KEY_FILE');
    throw new ApiError('unavailable', platformMessages.unavailable);
  }
  return matchingStep(await seal.open(row.secret_sealed, about(userId)), code, at);
}
