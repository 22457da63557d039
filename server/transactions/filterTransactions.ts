import { type SelectQueryBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/call.ts';
import { parseAmount } from '#contract/money.ts';
import type { users } from '#contract/users.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import { postedStatuses } from './runningTotal.ts';

const referencePattern = /^#?([0-9a-f]{1,10})$/;

/** A query of the rows of investors. */
export type TransactionRows = SelectQueryBuilder<Tables, 'transactions', object>;

/** Every filter stays within the investor's own index. */
export function filterTransactions(
  db: Db,
  userId: string,
  filter: QueryOf<typeof users.transactions>['filter'],
): TransactionRows {
  const { kind, status, from, to, q, entries } = filter ?? {};
  let rows: TransactionRows = db.selectFrom('transactions').where('user_id', '=', userId);
  if (kind) rows = rows.where('kind', '=', kind);
  if (status) rows = rows.where('status', '=', status);
  if (entries) rows = rows.where('status', 'in', postedStatuses);
  if (q) rows = matchSearch(rows, q);
  return within(rows, 'transactions.at', { from, to });
}

/**
 * Limits a user's rows to a reference or its start, an exact amount without regard to its sign, an
 * address or a transaction id.
 */
function matchSearch(rows: TransactionRows, search: string): TransactionRows {
  const text = search.toLowerCase();
  const [, digits] = referencePattern.exec(text) ?? [];
  const cents = parseAmount(text);
  const matches = [
    sql<boolean>`${text} IN (lower(address), lower(txid), transactions.id::text)`,
    ...(digits ? [sql<boolean>`right(transactions.id::text, 10) LIKE ${`${digits}%`}`] : []),
    ...(cents ? [sql<boolean>`${cents} IN (abs(transactions.amount_cents), quoted_cents)`] : []),
  ];
  return rows.where((where) => where.or(matches));
}
