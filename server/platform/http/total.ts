import { type SelectQueryBuilder, sql } from 'kysely';
import { listRowsMax } from '#contract/sizes.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Db } from '#server/platform/db/tables.ts';

// Counting thousands of rows costs more than their page. A list with more than are counted has them a
// minute later as well, and one of some hundreds may be told two seconds late.
const plentyMs = 60_000;
const manyRows = 500;
const manyMs = 2_000;

/** The total of a list where it was counted just before, or undefined. */
export const recallTotal = (db: Db, list: string, at: Date): number | undefined =>
  getCached<number>(db, `total of ${list}`, at);

/** Notes a total that was counted, for `recallTotal`; small ones are counted each time. */
export function noteTotal(db: Db, list: string, total: number, at: Date): void {
  if (total <= manyRows) return;
  setCached(db, `total of ${list}`, total, at, total > listRowsMax ? plentyMs : manyMs);
}

/**
 * Counts rows, but no further than one beyond `listRowsMax` (DESIGN section 2). The rows come without
 * joins: only so does PostgreSQL count in an index alone.
 */
export function countUpTo<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const capped = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(listRowsMax + 1));
  return sql<number>`(SELECT count(*)::integer FROM (${capped}) AS counted)`;
}
