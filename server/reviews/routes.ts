import { reviews } from '#contract/reviews.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { kindOf } from './kindOf.ts';
import { type ReadDeposit, startReview } from './review.ts';

export const reviewRoutes = (readDeposit: ReadDeposit): Route[] => [
  startReview(readDeposit),

  serve(reviews.release, async ({ db, params, user, at }) => {
    await db.transaction().execute(async (trx) => {
      const released = await trx
        .deleteFrom('reviews')
        .where('target_id', '=', params.id)
        .where('user_id', '=', user.userId)
        .returning('target_id')
        .executeTakeFirst();
      if (!released) return;
      const subject = { kind: await kindOf(trx, params.id), id: params.id };
      await recordEvent(trx, { kind: 'review.changed', subject }, at);
    });
    return { message: 'Released.' };
  }),
];
