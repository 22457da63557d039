import { reference } from '#contract/reference.ts';
import { ownListRowsMax } from '#contract/sizes.ts';
import { isoDay } from '#contract/time.ts';
import { transactions } from '#contract/transactions.ts';
import { type Columns, csvStream } from '#server/platform/http/downloads/stream.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { filterTransactions } from './filterTransactions.ts';
import { readTransactions, type TransactionRow, transactionOrder, withTotals } from './list.ts';

/** Times in UTC. */
const transactionColumns: Columns<TransactionRow> = {
  reference: (row) => reference(row.id),
  id: (row) => row.id,
  date: (row) => row.at,
  posted: (row) => row.posted_at,
  kind: (row) => row.kind,
  mode: (row) => row.mode,
  amount: { centsOf: (row) => row.amount_cents },
  quoted: { centsOf: (row) => row.quoted_cents },
  status: (row) => row.status,
  balance: { centsOf: (row) => row.balance_after_cents },
  reason: (row) => row.reason,
  reverses: (row) => row.reverses && reference(row.reverses),
  reversal: (row) => row.reversal && reference(row.reversal),
};

export const transactionRoutes: Route[] = [
  serve(transactions.own, async ({ db, user, query, headers, at }) => ({
    data: await readTransactions(user.userId, { query, db, at, headers, wholeMax: ownListRowsMax }),
  })),

  serve(transactions.ownCsv, async ({ db, ports, user, query, at }) => {
    const rows = filterTransactions(db, user.userId, query.filter);
    const bytes = csvStream(withTotals(db, user.userId)(rows), {
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
