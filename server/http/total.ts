import { type SelectQueryBuilder, sql } from 'kysely';
import { listRowsMax } from '#contract/limits.ts';
import type { Db } from '#server/db/tables.ts';

const plentyMs = 60_000;
const listsMax = 1_000;

const plenty = new WeakMap<Db, Map<string, number>>();

/**
 * Whether a list had more rows than are counted within the last minute: it is not counted again,
 * because counting ten thousand rows costs more than the page itself.
 */
export function hadPlenty(db: Db, list: string, at: Date): boolean {
  return (plenty.get(db)?.get(list) ?? 0) > at.getTime() - plentyMs;
}

/** Notes the total of a list, for `hadPlenty`. */
export function noteTotal(db: Db, list: string, total: number, at: Date): void {
  if (total <= listRowsMax) return;
  const noted = plenty.get(db) ?? new Map<string, number>();
  if (noted.size >= listsMax) noted.clear();
  plenty.set(db, noted.set(list, at.getTime()));
}

/** Counts rows, but no further than one beyond `listRowsMax` (DESIGN section 2). */
export function countUpTo<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const capped = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(listRowsMax + 1);
  return sql<number>`(SELECT count(*)::integer FROM (${capped}) AS counted)`;
}
