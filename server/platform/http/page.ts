import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { listHeaders } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { listRowsMax, ownListRowsMax, pageRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { type Direction, inOrder, keyset, type Order } from './keyset.ts';
import { countUpTo, noteTotal, recallTotal } from './total.ts';
import { noteWalk, wayTo } from './walk.ts';

// Kysely's types of a query's tables and rows matter to callers, not to paging.
type AnyRows = SelectQueryBuilder<never, never, unknown>;

/** What a list's query asks for (contract/list.ts). */
export interface ListQuery<Sort extends string> {
  range?: [number, number] | undefined;
  sort?: [Sort, Direction] | undefined;
  filter?: unknown;
  after?: string | undefined;
}

/** A list that is asked for: its name, with its owner where it has one, its order and the request. */
export interface Listing<Sort extends string> {
  list: string;
  order: Order<Sort>;
  query: ListQuery<Sort>;
  db: Db;
  at: Date;
  headers: Headers;
  /** Rows without `range` at most; listRowsMax, unless the list is an investor's. */
  wholeMax?: number | undefined;
  /** The same rows, written to be met while the list is walked, where that may be best (walk.ts). */
  walked?: AnyRows | undefined;
}

interface Found {
  cursor_value: string;
  cursor_id: string;
  total: number | null;
}

/** Reads one page of a list whose rows are shown as they are counted; see below. */
export async function readPage<DB, TB extends keyof DB, O, Sort extends string>(
  listing: Listing<Sort>,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<O[]>;
/**
 * Reads one page of a list by keyset or offset and says total and next cursor in the headers, all in
 * one statement: `rows` are counted as they are, `wide` adds to them what a page shows. Errors: 400
 * for a cursor that is not ours or a range too deep, 413 for a whole list too long.
 */
export async function readPage<R extends AnyRows, DB, TB extends keyof DB, O, Sort extends string>(
  listing: Listing<Sort>,
  rows: R,
  wide: (rows: R) => SelectQueryBuilder<DB, TB, O>,
): Promise<O[]>;
export async function readPage(
  listing: Listing<string>,
  rows: AnyRows,
  wide?: (rows: AnyRows) => AnyRows,
): Promise<unknown[]> {
  const { query, order, db, at, headers, wholeMax = listRowsMax } = listing;
  const { from, size, whole } = sizeOf(query, wholeMax);
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const name = `${listing.list} ${JSON.stringify(query.filter ?? {})}`;
  const known = after?.total ?? recallTotal(db, name, at);

  const cut = (ordered: AnyRows) => {
    const limited = ordered.limit(limitFor(size));
    return after || from === 0 ? limited : limited.offset(from);
  };
  const { way, ending } = wayTo(listing, name, rows);
  const placed = wide
    ? keyset(wide(pageRows(listing, way, after, cut)), order, query.sort, undefined)
    : cut(keyset(way, order, query.sort, after));
  // A whole list is its own count, and behind a cursor the first page's count is carried along.
  const counting = known === undefined && !whole;
  const count: RawBuilder<number | null> = counting ? countUpTo(rows) : sql`NULL`;
  const found = await placed.select(count.as('total')).modifyEnd(ending).execute();
  if (whole && found.length > wholeMax) {
    throw new ApiError(
      'too-large',
      `The list has more than ${wholeMax} rows. Ask for a part of it with range=[0,24].`,
    );
  }
  const [first] = found as unknown as Found[];
  const counted = whole ? found.length : (first?.total ?? 0);
  const beyond = counting && from > 0 && found.length === 0;
  const total = beyond ? await countAlone(db, rows) : (known ?? counted);
  if (counting) noteTotal(db, name, total, at);
  if (counting && listing.walked) await noteWalk(listing, name, total);

  const shown = found.slice(0, size);
  const end = Math.max(from, from + shown.length - 1);
  headers.set(listHeaders.range, `items ${from}-${end}/${total}`);
  if (total > listRowsMax) headers.set(listHeaders.totalCapped, String(listRowsMax));
  const last = shown.at(-1) as Found | undefined;
  if (last && found.length > size) headers.set(listHeaders.nextCursor, nextCursor(last, total));
  return shown;
}

/**
 * The rows of a page under their table's name, before anything is joined to them. PostgreSQL then
 * sees the same few rows whatever was filtered, and keeps one plan for all that is joined.
 */
function pageRows(
  { db, order, query }: Listing<string>,
  rows: AnyRows,
  after: Cursor | undefined,
  cut: (ordered: AnyRows) => AnyRows,
): AnyRows {
  const [table = ''] = order.id.column.split('.');
  const whole = rows.selectAll(table as never) as AnyRows;
  const page = cut(inOrder(whole, order, query.sort, after));
  return db.selectFrom(page.as(table) as never) as unknown as AnyRows;
}

const limits = [11, 26, 51, pageRowsMax + 1, ownListRowsMax + 1, listRowsMax + 1];

/**
 * One row more than the page at least, as a literal: PostgreSQL plans a prepared statement anew each
 * time when it cannot know how little is asked of it. Few sizes make few statements to prepare.
 */
function limitFor(size: number): RawBuilder<number> {
  return sql.lit(limits.find((limit) => limit > size) ?? size + 1);
}

function sizeOf({ range, after }: ListQuery<string>, wholeMax: number) {
  const whole = range === undefined && after === undefined;
  const [from, to] = range ?? [0, whole ? wholeMax : 24];
  const size = whole ? wholeMax : Math.min(to - from + 1, pageRowsMax);
  if (size < 1 || from + size > listRowsMax + 1) {
    throw new ApiError('malformed', messages.malformed);
  }
  return { from, size, whole };
}

const nextCursor = ({ cursor_value: value, cursor_id: id }: Found, total: number): string =>
  writeCursor({ value, id, total } satisfies Cursor);

// A page behind the end has no row that could carry the count.
async function countAlone(db: Db, rows: AnyRows): Promise<number> {
  const counted = await sql<{ total: number }>`SELECT ${countUpTo(rows)} AS total`.execute(db);
  return counted.rows[0]?.total ?? 0;
}
