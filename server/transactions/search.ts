import { type SelectQueryBuilder, sql } from 'kysely';
import { parseAmount } from '#contract/money.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type TransactionRows = SelectQueryBuilder<Tables, 'transactions', object>;

const referencePattern = /^#?([0-9a-f]{1,10})$/;

/**
 * Limits a user's rows to a reference or its start, an exact amount without regard to its sign, an
 * address or a transaction id.
 */
export function matchSearch(rows: TransactionRows, search: string): TransactionRows {
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
