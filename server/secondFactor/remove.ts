import { sql } from 'kysely';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import { dayMs } from '#contract/time.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hasFactor, isSetUp, readFactors } from '#server/platform/http/factors.ts';
import { dropChallenges } from './challenges.ts';
import { factorMessages } from './messages.ts';
import { forgetCodes } from './recoveryCodes.ts';

/**
 * After a removal: without a factor the recovery codes go too. Withdrawals wait as after a new
 * password, also without a passkey where there was one. Returns whether they wait. Errors: 409 for
 * staff who must keep it set up.
 */
export async function settleRemoval(
  trx: Trx,
  { userId, required, removed }: Removal,
  at: Date,
): Promise<boolean> {
  const left = await readFactors(trx, userId);
  if (required && !isSetUp(left)) throw new ApiError('conflict', factorMessages.stillNeeded);
  if (!hasFactor(left)) await forgetCodes(trx, userId);
  // Without a passkey no signature is asked for.
  const isWeaker = removed === 'passkey' ? left.passkeys === 0 : !hasFactor(left);
  if (isWeaker) await delayWithdrawals(trx, userId, at);
  return isWeaker;
}

interface Removal {
  userId: string;
  /** Staff must keep a second factor. */
  required: boolean;
  removed: 'passkey' | 'app';
}

/** Removes the factors of the last day, which a thief may have added. Returns how many. */
export async function removeNewFactors(trx: Trx, userId: string, at: Date): Promise<number> {
  const since = new Date(at.getTime() - dayMs);
  const passkeys = await trx
    .updateTable('passkeys')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('created_at', '>', since)
    .returning('id')
    .execute();
  const apps = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where(({ eb }) => eb.or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>', since)]))
    .returning('confirmed_at')
    .execute();
  await dropChallenges(trx, userId);
  if (!hasFactor(await readFactors(trx, userId))) await forgetCodes(trx, userId);
  return passkeys.length + apps.filter(({ confirmed_at }) => confirmed_at !== null).length;
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

export async function delayWithdrawals(trx: Trx, userId: string, at: Date): Promise<void> {
  const until = new Date(at.getTime() + withdrawalDelayMs);
  await trx
    .updateTable('users')
    .set({ withdrawals_wait_until: sql<Date>`greatest(withdrawals_wait_until, ${until})` })
    .where('id', '=', userId)
    .execute();
}
