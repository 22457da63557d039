import { type RawBuilder, sql } from 'kysely';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
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
  /** The same rows, written so that PostgreSQL scans the list in its order. */
  scanRows?: Rows | undefined;
}

/**
 * Whether a list is limited to a range of amounts and sorted by another column. The number of rows in
 * the range then decides which is faster: the index on amounts or a scan in order (decision 10).
 */
export const isRanged = ({ sort, filter }: RangeQuery): boolean =>
  sort?.[0] !== 'amount' && filter?.amountFrom !== filter?.amountTo;

/**
 * The faster form of the rows, and the end of the statement: while their number is unknown,
 * PostgreSQL plans with the values of each request.
 */
export function chooseRows<Rows>(
  { scanRows, db, at }: ScannableList<Rows>,
  list: string,
  rows: Rows,
): { chosen: Rows; ending: RawBuilder<unknown> } {
  const isScanFaster = getCached<boolean>(db, `scan of ${list}`, at) ?? false;
  if (scanRows !== undefined && isScanFaster) return { chosen: scanRows, ending: sql`` };
  return { chosen: rows, ending: sql.raw(scanRows === undefined ? '' : plannedEachTime) };
}

/** Caches whether a list has so large a part of its table that a scan in order is faster. */
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
