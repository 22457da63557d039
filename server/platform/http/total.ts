import { type SelectQueryBuilder, sql } from 'kysely';
import { listRowsMax } from '#contract/sizes.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { AnyRows } from './paging/firstOfParts.ts';

// Counting costs more than reading a page, and a capped total hardly falls within a minute.
const cappedTtlMs = 60_000;
/** Totals of fewer rows are not cached. */
export const cachedRowsMin = 500;
const ttlMs = 2_000;

export const cachedTotal = (db: Db, list: string, at: Date): number | undefined =>
  getCached<number>(db, `total of ${list}`, at);

export function cacheTotal(
  db: Db,
  { list, total }: { list: string; total: number },
  at: Date,
): void {
  if (total <= cachedRowsMin) return;
  const isCapped = total > listRowsMax;
  const entry = { name: `total of ${list}`, value: total, ttlMs: isCapped ? cappedTtlMs : ttlMs };
  setCached(db, entry, at);
}

/** Pass them without joins, so that PostgreSQL can use an index-only scan. */
export function countUpTo<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const capped = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(listRowsMax + 1));
  return sql<number>`(SELECT count(*)::integer FROM (${capped}) AS counted)`;
}

/** Counts rows, up to the most that a list counts. */
export async function countRows(db: Db, rows: AnyRows): Promise<number> {
  const counted = await sql<{ total: number }>`SELECT ${countUpTo(rows)} AS total`.execute(db);
  return counted.rows[0]?.total ?? 0;
}
