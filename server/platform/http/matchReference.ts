import { type SelectQueryBuilder, sql } from 'kysely';

const referenceDigits = 10;

/** By a reference or its beginning, with or without '#', an id, or a transaction id. */
export function matchReference<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  table: string & TB,
  search: string,
): SelectQueryBuilder<DB, TB, O> {
  const text = search.toLowerCase();
  const [id, txid, coin] = ['id', 'txid', 'coin'].map((column) => sql.ref(`${table}.${column}`));
  const digits = text.replace(/^#/, '');
  if (/^[0-9a-f]+$/.test(digits) && digits.length <= referenceDigits) {
    return rows.where(
      sql<boolean>`right(${id}::text, ${sql.lit(referenceDigits)}) LIKE ${`${digits}%`}`,
    );
  }
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) {
    return rows.where(sql<boolean>`${id} = ${text}::uuid`);
  }
  return rows.where(sql<boolean>`${coin} IN ('BTC', 'ETH') AND ${txid} = ${text}`);
}
