import type { SelectQueryBuilder } from 'kysely';
import { listHeaders } from '#contract/list.ts';
import { listRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { nextCursor, type PageRow, readCursor } from './cursor.ts';
import type { Direction, Order } from './keyset.ts';
import type { AnyRows, RowsPart } from './paging/firstOfParts.ts';
import { readAtOnce } from './paging/readAtOnce.ts';
import { limitFor, sizeOf } from './paging/sizeOf.ts';
import { cacheScanChoice, chooseRows } from './scanChoice.ts';
import { cachedTotal, cacheTotal, countRows } from './total.ts';
import { readInTwoSteps } from './twoSteps.ts';

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
