import { reconciliations } from '#contract/reconciliations.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { only } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { coinText, type ReconciliationRows, toReconciliation, withCloser } from './wire.ts';

const itemsMax = 1_000;

const reconciliationOrder: Order<'madeAt'> = {
  sorts: { madeAt: { column: 'reconciliations.made_at', type: 'timestamptz' } },
  defaultSort: ['madeAt', 'DESC'],
  id: { column: 'reconciliations.id', type: 'uuid' },
};

/** GET /reconciliations, newest first. */
export const listReconciliations: Route = serve(
  reconciliations.list,
  async ({ db, query, headers, at }) => {
    const { coin, state } = query.filter ?? {};
    let rows: ReconciliationRows = db.selectFrom('reconciliations');
    rows = only(rows, 'reconciliations.coin', coin);
    rows = only(rows, 'reconciliations.state', state);
    const listing = { list: 'reconciliations', order: reconciliationOrder, query, db, at, headers };
    const page = await readPage(listing, rows, withCloser);
    return { data: page.map(toReconciliation) };
  },
);

/** GET /reconciliations/{id}: with what differs. Errors: 404. */
export const readReconciliation: Route = serve(reconciliations.read, async ({ db, params }) => {
  const row = await withCloser(db.selectFrom('reconciliations'))
    .where('reconciliations.id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const items = await db
    .selectFrom('reconciliation_items')
    .select(['kind', 'ref', 'units'])
    .where('reconciliation_id', '=', row.id)
    .orderBy('kind')
    .orderBy('ref')
    .limit(itemsMax)
    .execute();
  const differences = items.map(({ kind, ref, units }) => ({
    ...{ kind, ref, amount: coinText(units, row.coin) },
  }));
  return { data: { ...toReconciliation(row), differences } };
});
