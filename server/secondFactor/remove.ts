import { sql } from 'kysely';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hasFactor, isSetUp, readFactors } from '#server/platform/http/factors.ts';
import { dropChallenges } from './challenges.ts';
import { factorMessages } from './messages.ts';
import { knownKeys } from './passkeys.ts';
import { forgetCodes } from './recoveryCodes.ts';

/**
 * After a removal: without a factor the recovery codes go too. Withdrawals wait as after a new
 * password, also without a passkey that signs where there was one. Returns whether they wait. Errors:
 * 409 for staff who must keep it set up.
 */
export async function settleRemoval(
  trx: Trx,
  { userId, required, removed }: Removal,
  at: Date,
): Promise<boolean> {
  const left = await readFactors(trx, userId);
  if (required && !isSetUp(left)) throw new ApiError('conflict', factorMessages.stillNeeded);
  if (!hasFactor(left)) await forgetCodes(trx, userId);
  // Without one that signs, no signature is asked for: a thief's new one does not replace it.
  const signing = await knownKeys(trx, userId, { signing: true });
  const isWeaker = removed === 'passkey' ? signing.length === 0 : !hasFactor(left);
  if (isWeaker) await delayWithdrawals(trx, { userId }, at);
  return isWeaker;
}

interface Removal {
  userId: string;
  /** Staff must keep a second factor. */
  required: boolean;
  removed: 'passkey' | 'app';
}

/** Removes every factor. Returns whether there was one. Lock the user first. */
export async function removeAll(trx: Trx, userId: string, at: Date): Promise<boolean> {
  const had = hasFactor(await readFactors(trx, userId));
  await trx
    .updateTable('passkeys')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await trx.deleteFrom('totp').where('user_id', '=', userId).execute();
  await forgetCodes(trx, userId);
  await dropChallenges(trx, userId);
  return had;
}

interface Delay {
  userId: string;
  delayMs?: number;
}

/** Never shortens a wait. */
export async function delayWithdrawals(
  trx: Trx,
  { userId, delayMs = withdrawalDelayMs }: Delay,
  at: Date,
): Promise<void> {
  const until = new Date(at.getTime() + delayMs);
  await trx
    .updateTable('users')
    .set({ withdrawals_wait_until: sql<Date>`greatest(withdrawals_wait_until, ${until})` })
    .where('id', '=', userId)
    .execute();
}
