import { sql } from 'kysely';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hasFactor, isSetUp, readFactors } from '#server/platform/http/factors.ts';
import { dropChallenges } from './challenges.ts';
import { factorMessages } from './messages.ts';
import { forgetCodes } from './recoveryCodes.ts';

/**
 * After a removal: without a factor the recovery codes go too, and withdrawals wait, as after a new
 * password. Returns whether they wait. Errors: 409 for staff who must keep it set up.
 */
export async function settleRemoval(
  trx: Trx,
  { userId, required }: { userId: string; required: boolean },
  at: Date,
): Promise<boolean> {
  const left = await readFactors(trx, userId);
  if (required && !isSetUp(left)) throw new ApiError('conflict', factorMessages.stillNeeded);
  if (hasFactor(left)) return false;
  await forgetCodes(trx, userId);
  await delayWithdrawals(trx, userId, at);
  return true;
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
