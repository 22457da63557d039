import { messages } from '#contract/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/**
 * Locks the user row until commit: the account cannot be closed or suspended concurrently, and its
 * requests run one by one. Errors: 401 when it was closed or suspended in between.
 */
export async function lockActiveUser(
  trx: Trx,
  userId: string,
): Promise<{ withdrawals_wait_until: Date | null; withdrawals_blocked_at: Date | null }> {
  const user = await trx
    .selectFrom('users')
    .select(['status', 'withdrawals_wait_until', 'withdrawals_blocked_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user?.status !== 'active') throw new ApiError('unauthenticated', messages.sessionExpired);
  return user;
}
