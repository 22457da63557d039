import { type SelectQueryBuilder, sql } from 'kysely';
import { listRowsMax, pageRowsMax } from '#contract/limits.ts';
import { listHeaders } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import { Refusal } from './refusal.ts';

/** A column a list may be sorted by, with the type its cursor is read back as. */
export interface SortColumn {
  column: string;
  type: 'timestamptz' | 'bigint' | 'text';
}

/** What a list's query asks for (contract/list.ts). */
export interface ListQuery<Sort extends string> {
  range?: [number, number] | undefined;
  sort?: [Sort, 'ASC' | 'DESC'] | undefined;
  after?: string | undefined;
}

interface Listing<Sort extends string> {
  db: Db;
  query: ListQuery<Sort>;
  headers: Headers;
  sorts: Record<Sort, SortColumn>;
  defaultSort: [Sort, 'ASC' | 'DESC'];
  idColumn: string;
}

/**
 * Reads one page of a list by keyset or offset and says total and next cursor in the headers.
 * Errors: 400 for a cursor that is not ours or a range too deep, 413 for a whole list too long.
 */
export async function readPage<DB, TB extends keyof DB, O, Sort extends string>(
  listing: Listing<Sort>,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<O[]> {
  const { db, query, headers, sorts, idColumn } = listing;
  const [sort, order] = query.sort ?? listing.defaultSort;
  const { column, type } = sorts[sort];
  const value = sql.ref(column);
  const id = sql.ref(idColumn);
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const whole = query.range === undefined && query.after === undefined;
  const [from, to] = query.range ?? [0, whole ? listRowsMax : 24];
  const size = whole ? listRowsMax + 1 : Math.min(to - from + 1, pageRowsMax);
  if (size < 1 || from + size > listRowsMax + 1) malformed();

  const total = await countUpTo(db, rows);
  let page = rows
    .select([sql<string>`${value}::text`.as('cursor_value'), sql<string>`${id}`.as('cursor_id')])
    .orderBy(value, direction)
    .orderBy(id, direction)
    .limit(size + 1);
  if (query.after === undefined) page = page.offset(from);
  else {
    const [afterValue, afterId] = readCursor(query.after);
    const after = sql`(${afterValue}::text::${sql.raw(type)}, ${afterId}::uuid)`;
    page = page.where(
      sql<boolean>`(${value}, ${id}) ${sql.raw(order === 'ASC' ? '>' : '<')} ${after}`,
    );
  }
  const found = await page.execute();
  if (whole && found.length > listRowsMax) {
    throw new Refusal(
      'too-large',
      `The list has more than ${listRowsMax} rows. Ask for a part of it with range=[0,24].`,
    );
  }
  const shown = found.slice(0, size);
  headers.set(
    listHeaders.range,
    `items ${from}-${Math.max(from, from + shown.length - 1)}/${total}`,
  );
  if (total > listRowsMax) headers.set(listHeaders.totalCapped, String(listRowsMax));
  const last = shown.at(-1) as { cursor_value: string; cursor_id: string } | undefined;
  if (last && found.length > size) {
    headers.set(listHeaders.nextCursor, btoa(JSON.stringify([last.cursor_value, last.cursor_id])));
  }
  return shown;
}

async function countUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const capped = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(listRowsMax + 1);
  const counted = await sql<{
    n: number;
  }>`SELECT count(*)::integer AS n FROM (${capped}) t`.execute(db);
  return counted.rows[0]?.n ?? 0;
}

function readCursor(after: string): [string, string] {
  try {
    const [value, id] = JSON.parse(atob(after)) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) {
      return [value, id];
    }
  } catch {
    // Not base64 or not JSON: answered below like any other cursor that is not ours.
  }
  return malformed();
}

function malformed(): never {
  throw new Refusal('malformed', messages.malformed);
}
