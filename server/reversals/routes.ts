import { reversals } from '#contract/reversals.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { approveReversal } from './make.ts';
import { proposeReversal } from './propose.ts';
import { toReversal, withNames } from './wire.ts';

const order: Order<'askedAt'> = {
  sorts: { askedAt: { column: 'reversals.asked_at', type: 'timestamptz' } },
  defaultSort: ['askedAt', 'DESC'],
  id: { column: 'reversals.id', type: 'uuid' },
};

export const reversalRoutes: Route[] = [
  proposeReversal,
  approveReversal,

  serve(reversals.list, async ({ db, query, headers, at }) => {
    let rows = db.selectFrom('reversals');
    const userId = query.filter?.userId;
    if (userId) rows = rows.where('reversals.user_id', '=', userId);
    const page = await readPage(
      { list: 'reversals', order, query, db, at, headers },
      rows,
      withNames,
    );
    return { data: page.map(toReversal) };
  }),
];
