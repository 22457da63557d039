import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { listHeaders } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { listRowsMax, ownListRowsMax, pageRowsMax } from '#contract/sizes.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { type Direction, inOrder, keyset, type Order } from './keyset.ts';
import { cacheScanChoice, chooseRows } from './scanChoice.ts';
import { cachedTotal, cacheTotal, countUpTo } from './total.ts';
import { type AnyRows, type Part, type Read, type RowsPart, readInTwoSteps } from './twoSteps.ts';

export interface ListQuery<Sort extends string> {
  range?: [number, number] | undefined;
  sort?: [Sort, Direction] | undefined;
  filter?: unknown;
  after?: string | undefined;
}

/** `list` is the name of the list, with the owner's id if it has one. */
export interface Listing<Sort extends string> {
  list: string;
  order: Order<Sort>;
  query: ListQuery<Sort>;
  db: Db;
  at: Date;
  headers: Headers;
  wholeMax?: number | undefined;
  /** The same rows, written so that PostgreSQL scans the list in its order (scanChoice.ts). */
  scanRows?: AnyRows | undefined;
  /** PostgreSQL plans the statement with the values of each request. */
  isPlanned?: boolean;
  /** Parts that together are the rows (twoSteps.ts). */
  parts?: readonly RowsPart[] | undefined;
}

interface PageRow {
  cursor_value: string;
  cursor_id: string;
}

export async function readPage<DB, TB extends keyof DB, O, Sort extends string>(
  listing: Listing<Sort>,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<O[]>;
/**
 * Reads a page by keyset or offset. `rows` are counted without joins; `wide` adds
 * the columns that a page shows. Errors: 400 for an invalid cursor or range, 413 for a list that is
 * too long without `range`.
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
  const { query, db, at, headers, wholeMax = listRowsMax } = listing;
  const { from, size, whole } = sizeOf(query, wholeMax);
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const name = `${listing.list} ${JSON.stringify(query.filter ?? {})}`;
  const knownTotal = after?.total ?? cachedTotal(db, name, at);

  // A whole list needs no count, and a cursor carries the total of the first page.
  const counting = knownTotal === undefined && !whole;
  const { chosen, isPlanned } = chooseRows(listing, name, rows);
  const part = { after, from, limit: limitFor(size), counting };
  const { fetched, counted } =
    isPlanned && wide
      ? await readInTwoSteps(listing, { rows: chosen, wide }, part)
      : await readAtOnce(listing, { rows: chosen, wide, isPlanned, counted: rows }, part);
  if (whole && fetched.length > wholeMax) {
    throw new ApiError(
      'too-large',
      `The list has more than ${wholeMax} rows. Ask for a part of it with range=[0,24].`,
    );
  }
  const total = knownTotal ?? (whole ? fetched.length : (counted ?? (await countRows(db, rows))));
  if (counting) cacheTotal(db, { list: name, total }, at);
  if (counting && listing.scanRows) await cacheScanChoice(listing, { list: name, total });

  const shown = fetched.slice(0, size);
  const end = Math.max(from, from + shown.length - 1);
  headers.set(listHeaders.range, `items ${from}-${end}/${total}`);
  if (total > listRowsMax) headers.set(listHeaders.totalCapped, String(listRowsMax));
  const last = shown.at(-1) as PageRow | undefined;
  if (last && fetched.length > size) headers.set(listHeaders.nextCursor, nextCursor(last, total));
  return shown;
}

interface AtOnce {
  rows: AnyRows;
  wide: ((rows: AnyRows) => AnyRows) | undefined;
  isPlanned: boolean;
  /** The same rows as they are counted. */
  counted: AnyRows;
}

/** One statement for the page and its count. */
async function readAtOnce(
  listing: Listing<string>,
  { rows, wide, isPlanned, counted }: AtOnce,
  { after, from, limit: size, counting }: Part,
): Promise<Read> {
  const { order, query } = listing;
  const { sort } = query;
  const limit = (ordered: AnyRows) => {
    // A literal, because PostgreSQL replans without the limit.
    const limited = ordered.limit(sql.lit(size));
    return after || from === 0 ? limited : limited.offset(from);
  };
  const page = wide
    ? keyset(wide(pageRows(listing, rows, { after, limit })), order, { sort, after: undefined })
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
  { db, order, query }: Listing<string>,
  rows: AnyRows,
  { after, limit }: { after: Cursor | undefined; limit: (ordered: AnyRows) => AnyRows },
): AnyRows {
  const [table = ''] = order.id.column.split('.');
  const whole = rows.selectAll(table as never) as AnyRows;
  const page = limit(inOrder(whole, order, { sort: query.sort, after }));
  return db.selectFrom(page.as(table) as never) as unknown as AnyRows;
}

const pageLimits = [11, 26, 51, pageRowsMax + 1, ownListRowsMax + 1, listRowsMax + 1];

/** Few sizes, few statements; one row more than the page, by which it is known whether another follows. */
const limitFor = (size: number): number => pageLimits.find((limit) => limit > size) ?? size + 1;

function sizeOf({ range, after }: ListQuery<string>, wholeMax: number) {
  const whole = range === undefined && after === undefined;
  const [from, to] = range ?? [0, whole ? wholeMax : 24];
  const size = whole ? wholeMax : Math.min(to - from + 1, pageRowsMax);
  if (size < 1 || from + size > listRowsMax + 1) {
    throw new ApiError('malformed', messages.malformed);
  }
  return { from, size, whole };
}

const nextCursor = ({ cursor_value: value, cursor_id: id }: PageRow, total: number): string =>
  writeCursor({ value, id, total } satisfies Cursor);

async function countRows(db: Db, rows: AnyRows): Promise<number> {
  const counted = await sql<{ total: number }>`SELECT ${countUpTo(rows)} AS total`.execute(db);
  return counted.rows[0]?.total ?? 0;
}
