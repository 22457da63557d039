import type { QueryOf } from '#contract/call.ts';
import { dollarsNumber } from '#contract/money.ts';
import type { Transaction, transactions } from '#contract/transactions.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';

type Query = QueryOf<typeof transactions.own>;

/** Each branch of the view has an index for this order. */
export const transactionOrder: Order<'date'> = {
  sorts: { date: { column: 'at', type: 'timestamptz' } },
  defaultSort: ['date', 'DESC'],
  id: { column: 'id', type: 'uuid' },
};

interface PageRequest {
  query: Query;
  db: Db;
  at: Date;
  headers: Headers;
  wholeMax?: number;
}

/** Every filter stays within the investor's own index. */
export function filterTransactions(db: Db, userId: string, filter: Query['filter']) {
  const { kind, status, from, to } = filter ?? {};
  let rows = db.selectFrom('transactions').selectAll().where('user_id', '=', userId);
  if (kind) rows = rows.where('kind', '=', kind);
  if (status) rows = rows.where('status', '=', status);
  return within(rows, 'at', { from, to });
}

export async function readTransactions(
  userId: string,
  request: PageRequest,
): Promise<Transaction[]> {
  const rows = filterTransactions(request.db, userId, request.query.filter);
  const listing = { list: `transactions of ${userId}`, order: transactionOrder, ...request };
  const page = await readPage(listing, rows);
  return page.map((row) => ({
    _id: row.id,
    kind: row.kind,
    mode: row.mode,
    amount: dollarsNumber(row.amount_cents),
    status: row.status,
    date: row.at.toISOString(),
    image: row.receipt_id && `/receipts/${row.receipt_id}`,
    reason: row.reason,
    balanceAfter: row.balance_after_cents === null ? null : dollarsNumber(row.balance_after_cents),
  }));
}
