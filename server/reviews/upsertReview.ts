import { reviewMs } from '#contract/lifetimes.ts';
import type { Review } from '#contract/reviewRecord.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { SignedIn } from '#server/platform/http/session.ts';

/** Starts or renews a review; undefined where another person has one that is not taken over. */
export async function upsertReview(
  trx: Trx,
  { targetId, user, takeOver }: { targetId: string; user: SignedIn; takeOver: boolean },
  at: Date,
): Promise<Review | undefined> {
  const until = new Date(at.getTime() + reviewMs);
  const row = await trx
    .insertInto('reviews')
    .values({ target_id: targetId, user_id: user.userId, until })
    .onConflict((conflict) =>
      conflict
        .column('target_id')
        .doUpdateSet({ user_id: user.userId, until })
        .where(({ eb, or }) =>
          or([
            eb('reviews.user_id', '=', user.userId),
            eb('reviews.until', '<=', at),
            eb.val(takeOver),
          ]),
        ),
    )
    .returning('until')
    .executeTakeFirst();
  return row && { _id: user.userId, fullName: user.fullName, until: row.until.toISOString() };
}
