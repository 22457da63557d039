import { sql } from 'kysely';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Cursor } from './cursor.ts';
import { type Direction, keyset, type Order } from './keyset.ts';
import { type AnyRows, firstOfParts, type RowsPart } from './paging/firstOfParts.ts';
import { cachedRowsMin } from './total.ts';

/** Which rows of a list a page has. */
export interface Part {
  after: Cursor | undefined;
  from: number;
  limit: number;
  /** The total is unknown. */
  counting: boolean;
}

/** `counted` is undefined where more rows follow than were read. */
export interface Read {
  fetched: unknown[];
  counted: number | undefined;
}

/** A list whose rows are read page by page. */
export interface Source {
  db: Db;
  order: Order<string>;
  query: { sort?: [string, Direction] | undefined };
  parts?: readonly RowsPart[] | undefined;
}

interface Chosen {
  rows: AnyRows;
  wide: (rows: AnyRows) => AnyRows;
}

/**
 * Finds the ids of a page first: to plan a statement without joins takes PostgreSQL a quarter of the time,
 * and the statement that reads the rows by their ids is prepared (decision 10).
 */
export async function readInTwoSteps(
  source: Source,
  { rows, wide }: Chosen,
  part: Part,
): Promise<Read> {
  const { db, order, query } = source;
  const parts = source.parts ?? [{ rows }];
  const { ids, counted } = parts.length > 0 ? await findIds(source, parts, part) : none;
  if (ids.length === 0) return { fetched: [], counted };
  const [table = ''] = order.id.column.split('.');
  // Always as many: for fewer, PostgreSQL would plan the statement each time.
  const filled = Array.from({ length: part.limit }, (_, index) => ids[index] ?? ids[0]);
  const named = (db.selectFrom(table as never) as unknown as AnyRows).where(
    sql<boolean>`${sql.ref(order.id.column)} = ANY(${filled}::${sql.raw(order.id.type)}[])`,
  );
  const position = { sort: query.sort, after: undefined };
  return { fetched: await keyset(wide(named), order, position).execute(), counted };
}

const none = { ids: [], counted: 0 };

async function findIds(
  { db, order, query: { sort } }: Source,
  parts: readonly RowsPart[],
  { after, from, limit, counting }: Part,
): Promise<{ ids: string[]; counted: number | undefined }> {
  const reach = from + limit;
  // More than a page, so that a short list needs no second count.
  const read = counting ? Math.max(reach, cachedRowsMin + 1) : reach;
  const way = sql.raw((sort ?? order.defaultSort)[1]);
  const { rows } = await sql<{ id: string; found: number }>`
    SELECT id, (count(*) OVER ())::integer AS found
    FROM ${firstOfParts(parts, order, { sort, after, rows: read })} AS found
    ORDER BY value ${way}, id ${way} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(from)}
    ${sql.raw(plannedEachTime)}`.execute(db);
  const [first] = rows;
  const ids = rows.map(({ id }) => String(id));
  if (!first) return { ids, counted: from === 0 ? 0 : undefined };
  return { ids, counted: first.found < read ? first.found : undefined };
}
