import { addressBook } from '#contract/addressBook.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { readBook } from './book.ts';
import { mailSwitchedOff } from './mail.ts';
import { addressBookMessages } from './messages.ts';

/** PUT /api/v1/user/address-book: on at once; switched off it still holds for one wait. */
export const switchBook: Route = serve(addressBook.switch, async ({ body, user, db, at }) =>
  db.transaction().execute(async (trx) => {
    const { userId } = user;
    await lockActiveUser(trx, userId);
    const before = await readBook(trx, userId);
    if (before.on !== body.on) {
      await trx
        .updateTable('users')
        .set({ address_book_on: body.on })
        .where('id', '=', userId)
        .execute();
    }
    if (body.on) {
      if (!before.on) await appendAudit(trx, entryOf(userId, { on: true }, at));
      return { message: addressBookMessages.on };
    }
    const { holdsUntil } = await readBook(trx, userId);
    const until = holdsUntil ? new Date(holdsUntil) : undefined;
    if (before.on) {
      await mailSwitchedOff(trx, userId, { until: until ?? at, at });
      const details = { on: false, holds_until: holdsUntil };
      await appendAudit(trx, entryOf(userId, details, at));
    }
    const { off, isOff } = addressBookMessages;
    return { message: until ? off(momentInUtc(until)) : isOff };
  }),
);

const entryOf = (userId: string, details: Record<string, boolean | string | null>, at: Date) =>
  ({
    at,
    actorId: userId,
    action: 'user.address-book',
    target: { kind: 'user', id: userId },
    details,
  }) as const;
