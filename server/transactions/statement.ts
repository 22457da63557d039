import type { QueryOf } from '#contract/call.ts';
import type { Transaction, transactions } from '#contract/transactions.ts';
import type { Db } from '#server/db/tables.ts';
import type { Order } from '#server/http/keyset.ts';
import { readPage } from '#server/http/page.ts';
import { dollarsNumber } from '#server/ledger/money.ts';

const order: Order<'date'> = {
  sorts: { date: { column: 'at', type: 'timestamptz' } },
  defaultSort: ['date', 'DESC'],
  id: { column: 'id', type: 'uuid' },
};

/** What a page of a statement is read with. */
interface Asked {
  query: QueryOf<typeof transactions.own>;
  db: Db;
  at: Date;
  headers: Headers;
}

/** One page of an investor's statement: deposits, withdrawals, adjustments in one list (S-184). */
export async function readStatement(userId: string, asked: Asked): Promise<Transaction[]> {
  const { db, query } = asked;
  let rows = db.selectFrom('transactions').selectAll().where('user_id', '=', userId);
  if (query.filter?.kind) rows = rows.where('kind', '=', query.filter.kind);
  const page = await readPage({ list: `transactions of ${userId}`, order, ...asked }, rows);
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
