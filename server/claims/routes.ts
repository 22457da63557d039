import { claims } from '#contract/claims.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { claimItem } from './claim.ts';

/** Who reads which item now (DESIGN.md's extra table). */
export const claimRoutes: Route[] = [
  claimItem,

  serve(claims.release, async ({ db, params, user }) => {
    await db
      .transaction()
      .execute((trx) =>
        trx
          .deleteFrom('claims')
          .where('target_id', '=', params.id)
          .where('user_id', '=', user.userId)
          .execute(),
      );
    return { message: 'Released.' };
  }),
];
