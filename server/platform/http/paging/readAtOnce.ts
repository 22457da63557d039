import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Cursor } from '#server/platform/http/cursor.ts';
import { inOrder, keyset } from '#server/platform/http/keyset.ts';
import { countUpTo } from '#server/platform/http/total.ts';
import type { Part, Read, Source } from '#server/platform/http/twoSteps.ts';
import type { AnyRows } from './firstOfParts.ts';

interface AtOnce {
  rows: AnyRows;
  wide: ((rows: AnyRows) => AnyRows) | undefined;
  isPlanned: boolean;
  /** The same rows as they are counted. */
  counted: AnyRows;
}

/** One statement for the page and its count. */
export async function readAtOnce(
  source: Source,
  { rows, wide, isPlanned, counted }: AtOnce,
  { after, from, limit: size, counting }: Part,
): Promise<Read> {
  const { order, query } = source;
  const { sort } = query;
  const limit = (ordered: AnyRows) => {
    // A literal, because PostgreSQL replans without the limit.
    const limited = ordered.limit(sql.lit(size));
    return after || from === 0 ? limited : limited.offset(from);
  };
  const page = wide
    ? keyset(wide(pageRows(source, rows, { after, limit })), order, { sort, after: undefined })
    : limit(keyset(rows, order, { sort, after }));
  const count: RawBuilder<number | null> = counting ? countUpTo(counted) : sql`NULL`;
  const ending = sql.raw(isPlanned ? plannedEachTime : '');
  const fetched = await page.select(count.as('total')).modifyEnd(ending).execute();
  const [first] = fetched as unknown as { total: number | null }[];
  // A page beyond the end has no row that could carry the count.
  return { fetched, counted: first ? (first.total ?? undefined) : from > 0 ? undefined : 0 };
}

/** A subquery before any join, so that PostgreSQL joins few rows and keeps one plan. */
function pageRows(
  { db, order, query }: Source,
  rows: AnyRows,
  { after, limit }: { after: Cursor | undefined; limit: (ordered: AnyRows) => AnyRows },
): AnyRows {
  const [table = ''] = order.id.column.split('.');
  const whole = rows.selectAll(table as never) as AnyRows;
  const page = limit(inOrder(whole, order, { sort: query.sort, after }));
  return db.selectFrom(page.as(table) as never) as unknown as AnyRows;
}
