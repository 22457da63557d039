import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { readSettings } from '#server/settings/settings.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { readDailyUse } from './dailyUse.ts';
import { withdrawalMessages } from './messages.ts';
import { pausedError } from './payable.ts';

/** Locks the user of a request and checks settings, blocks and limits. Errors: 422, 503 paused. */
export async function checkAllowed(
  trx: Trx,
  { userId, amountCents }: { userId: string; amountCents: bigint },
  at: Date,
): Promise<void> {
  const settings = await readSettings(trx);
  if (settings.withdrawals_paused) throw pausedError(settings);
  // One user's requests queue, so that together they keep the daily limit.
  const user = await lockActiveUser(trx, userId);
  const minimum = dollarsFrom(settings.min_withdrawal_usd);
  if (amountCents < minimum) throw fieldError('amount', `Minimum: ${groupDollars(minimum)}`);
  if (user.withdrawals_blocked_at)
    throw new ApiError('rule', withdrawalMessages.withdrawalsBlocked);
  if (user.withdrawals_wait_until && at < user.withdrawals_wait_until) {
    throw new ApiError('rule', withdrawalMessages.coolingDown);
  }
  if (settings.daily_withdrawal_usd === null) return;
  const daily = dollarsFrom(settings.daily_withdrawal_usd);
  if ((await readDailyUse(trx, userId, at)) + amountCents > daily) {
    throw fieldError('amount', `At most ${groupDollars(daily)} can be withdrawn in 24 hours.`);
  }
}
