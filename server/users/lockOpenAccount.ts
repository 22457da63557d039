import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

/** The account whose balance staff change, locked. Errors: 404, 409 closed. */
export async function lockOpenAccount(trx: Trx, userId: string) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name', 'user_name', 'status'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new ApiError('not-found', platformMessages.notFound);
  if (user.status === 'closed') throw new ApiError('conflict', 'This account is closed.');
  return user;
}
