import { messages } from '#contract/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/**
 * Holds an account until the transaction ends, so that nobody closes or suspends it meanwhile and
 * its owner's requests queue. Errors: 401 when it was closed or suspended after the request came in.
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
