import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** Errors: 403 when a user without a confirmed email address sends a file. */
export async function requireConfirmedEmail(db: Db, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_verified_at) throw new ApiError('forbidden', messages.confirmEmailFirst);
}
