import type { QueryOf } from '#contract/call.ts';
import { dollarsNumber } from '#contract/money.ts';
import type { Transaction } from '#contract/transactionRecord.ts';
import type { users } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { filterTransactions, type TransactionRows } from './filterTransactions.ts';
import { runningTotals } from './runningTotal.ts';

type Query = QueryOf<typeof users.transactions>;

/**
 * The orders of an investor's rows; each branch of the view has an index for them. `posted` begins
 * with what is in progress.
 */
export const transactionOrder: Order<'posted' | 'date' | 'amount'> = {
  sorts: {
    posted: { column: 'transactions.listed_at', type: 'timestamptz' },
    date: { column: 'transactions.at', type: 'timestamptz' },
    amount: { column: 'transactions.amount_cents', type: 'bigint' },
  },
  defaultSort: ['posted', 'DESC'],
  id: { column: 'transactions.id', type: 'uuid' },
};

interface PageRequest {
  query: Query;
  db: Db;
  at: Date;
  headers: Headers;
  wholeMax?: number;
}

/** Adds the whole balance after each posting, and both ends of a reversal. */
export const withTotals = (db: Db, userId: string) => (rows: TransactionRows) =>
  rows
    .leftJoin(runningTotals(db, userId).as('running'), 'running.id', 'transactions.id')
    .leftJoin(made(db, userId).as('undone'), 'undone.source_id', 'transactions.id')
    .leftJoin(made(db, userId).as('undoing'), 'undoing.id', 'transactions.id')
    .selectAll('transactions')
    .select(['running.total_cents as balance_after_cents', 'undoing.source_id as reverses'])
    .select(['undone.id as reversal', 'undone.made_at as reversed_at']);

// Few, and only these columns, so that the names of the rows stay unambiguous.
const made = (db: Db, userId: string) =>
  db
    .selectFrom('reversals')
    .select(['id', 'source_id', 'made_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'made');

export type TransactionRow = Awaited<
  ReturnType<ReturnType<ReturnType<typeof withTotals>>['execute']>
>[number];

export async function readTransactions(
  userId: string,
  request: PageRequest,
): Promise<Transaction[]> {
  const rows = filterTransactions(request.db, userId, request.query.filter);
  const listing = { list: `transactions of ${userId}`, order: transactionOrder, ...request };
  const page = await readPage(listing, rows, withTotals(request.db, userId));
  return page.map((row) => ({
    _id: row.id,
    kind: row.kind,
    mode: row.mode,
    amount: dollarsNumber(row.amount_cents),
    quoted: dollarsOrNull(row.quoted_cents),
    status: row.status,
    date: row.at.toISOString(),
    postedAt: row.posted_at?.toISOString() ?? null,
    image: row.receipt_id && `/receipts/${row.receipt_id}`,
    reason: row.reason,
    balanceAfter: dollarsOrNull(row.balance_after_cents),
    reverses: row.reverses,
    reversal: row.reversal,
    reversedAt: row.reversed_at?.toISOString() ?? null,
  }));
}

const dollarsOrNull = (cents: bigint | null) => (cents === null ? null : dollarsNumber(cents));
