import { type Transaction, transactions } from '#contract/transactions.ts';
import { readPage } from '#server/http/page.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { dollarsNumber } from '#server/ledger/money.ts';

/** An investor's own statement: deposits, withdrawals and adjustments in one list (S-184, S-185). */
export const transactionRoutes: Route[] = [
  serve(transactions.own, async ({ db, user, query, headers }) => {
    let rows = db.selectFrom('transactions').selectAll().where('user_id', '=', user.userId);
    if (query.filter?.kind) rows = rows.where('kind', '=', query.filter.kind);
    const page = await readPage(
      {
        db,
        query,
        headers,
        sorts: { date: { column: 'at', type: 'timestamptz' } },
        defaultSort: ['date', 'DESC'],
        idColumn: 'id',
      },
      rows,
    );
    const data: Transaction[] = page.map((row) => ({
      _id: row.id,
      kind: row.kind,
      mode: row.mode,
      amount: dollarsNumber(row.amount_cents),
      status: row.status,
      date: row.at.toISOString(),
      image: row.receipt_id && `/receipts/${row.receipt_id}`,
      reason: row.reason,
      balanceAfter:
        row.balance_after_cents === null ? null : dollarsNumber(row.balance_after_cents),
    }));
    return { data };
  }),
];
