import { addressBook } from '#contract/addressBook.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { addressBookMessages } from './messages.ts';

/** DELETE /api/v1/user/addresses/{id}. Errors: 404 removed before, or of another user. */
export const removeFromBook: Route = serve(addressBook.remove, async ({ params, user, db, at }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = user;
    await lockActiveUser(trx, userId);
    const removed = await trx
      .updateTable('payout_addresses')
      .set({ removed_at: at })
      .where('id', '=', params.id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .returning(['coin', 'address'])
      .executeTakeFirst();
    if (!removed) throw new ApiError('not-found', platformMessages.notFound);
    await appendAudit(trx, {
      at,
      actorId: userId,
      action: 'user.remove-address',
      target: { kind: 'user', id: userId },
      details: removed,
    });
    return { message: addressBookMessages.removed };
  }),
);
