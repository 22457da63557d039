import { sql } from 'kysely';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Db } from '#server/platform/db/tables.ts';

// Rows that a scan may skip for each row that it returns.
const skippedPerRowMax = 500;
const ttlMs = 60_000;

interface RangeQuery {
  sort?: readonly [string, unknown] | undefined;
  filter?: { amountFrom?: number | undefined; amountTo?: number | undefined } | undefined;
}

interface ScannableList<Rows> {
  db: Db;
  at: Date;
  order: { id: { column: string } };
  scanRows?: Rows | undefined;
  isPlanned?: boolean;
}

/**
 * The number of rows in a range of amounts decides which is faster: its index or a scan in the
 * list's order (decision 10).
 */
export const isRanged = ({ sort, filter }: RangeQuery): boolean =>
  sort?.[0] !== 'amount' && filter?.amountFrom !== filter?.amountTo;

/** While their number is unknown, PostgreSQL plans with the values of each request. */
export function chooseRows<Rows>(
  { scanRows, isPlanned = false, db, at }: ScannableList<Rows>,
  list: string,
  rows: Rows,
): { chosen: Rows; isPlanned: boolean } {
  const isScanFaster = getCached<boolean>(db, `scan of ${list}`, at) ?? false;
  const chosen = scanRows !== undefined && isScanFaster ? scanRows : rows;
  return { chosen, isPlanned: isPlanned || (scanRows !== undefined && chosen === rows) };
}

export async function cacheScanChoice(
  { db, at, order }: ScannableList<unknown>,
  { list, total }: { list: string; total: number },
): Promise<void> {
  const name = `scan of ${list}`;
  if (getCached<boolean>(db, name, at) !== undefined) return;
  const [table] = order.id.column.split('.');
  const { rows } = await sql<{ count: number }>`
    SELECT reltuples AS count FROM pg_class WHERE oid = ${table}::regclass`.execute(db);
  // `reltuples` is -1 until the table has been analysed.
  const count = rows[0]?.count ?? 0;
  setCached(db, { name, value: count > 0 && total * skippedPerRowMax >= count, ttlMs }, at);
}
