import { reviews } from '#contract/reviews.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { startReview } from './review.ts';

export const reviewRoutes: Route[] = [
  startReview,

  serve(reviews.release, async ({ db, params, user }) => {
    await db
      .transaction()
      .execute((trx) =>
        trx
          .deleteFrom('reviews')
          .where('target_id', '=', params.id)
          .where('user_id', '=', user.userId)
          .execute(),
      );
    return { message: 'Released.' };
  }),
];
