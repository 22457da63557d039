import { ownListRowsMax } from '#contract/sizes.ts';
import { isoDay } from '#contract/time.ts';
import { transactions } from '#contract/transactions.ts';
import { csvStream } from '#server/platform/http/downloads/stream.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { transactionColumns } from './columns.ts';
import { filterTransactions, readTransactions, transactionOrder } from './list.ts';

export const transactionRoutes: Route[] = [
  serve(transactions.own, async ({ db, user, query, headers, at }) => ({
    data: await readTransactions(user.userId, { query, db, at, headers, wholeMax: ownListRowsMax }),
  })),

  serve(transactions.ownCsv, async ({ db, ports, user, query, at }) => {
    const bytes = csvStream(filterTransactions(db, user.userId, query.filter), {
      order: transactionOrder,
      sort: query.sort,
      columns: transactionColumns,
      chosen: undefined,
      onError: (error) =>
        ports.log('error', 'export broke off', { name: 'own', detail: String(error) }),
    });
    const fileName = `transactions-${isoDay(at)}.csv`;
    return { bytes, type: 'text/csv; charset=utf-8', fileName };
  }),
];
