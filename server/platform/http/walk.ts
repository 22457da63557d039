import { type RawBuilder, sql } from 'kysely';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';

// How many rows may be passed over for each that is shown.
const passedMax = 500;
const ttlMs = 60_000;

interface Ranged {
  sort?: readonly [string, unknown] | undefined;
  filter?: { amountFrom?: number | undefined; amountTo?: number | undefined } | undefined;
}

interface Walkable<Rows> {
  db: Db;
  at: Date;
  order: { id: { column: string } };
  /** The rows as they are written to be met while the list is walked in its order. */
  walked?: Rows | undefined;
}

/**
 * Whether a list is limited to some amounts and in another order: then it depends on how many rows
 * lie between them whether a page is found sooner by the amounts or by walking the list (decision 10).
 */
export const isRanged = ({ sort, filter }: Ranged): boolean =>
  sort?.[0] !== 'amount' && filter?.amountFrom !== filter?.amountTo;

/**
 * The rows in the way that a page of them is found best, and how its statement ends: when it is not
 * known how many there are, PostgreSQL plans with the values of each request.
 */
export function wayTo<Rows>(
  { walked, db, at }: Walkable<Rows>,
  list: string,
  rows: Rows,
): { way: Rows; ending: RawBuilder<unknown> } {
  const walks = getCached<boolean>(db, `walk of ${list}`, at) ?? false;
  if (walked !== undefined && walks) return { way: walked, ending: sql`` };
  return { way: rows, ending: sql.raw(walked === undefined ? '' : plannedEachTime) };
}

/** Notes for a while whether a list has so many of its table's rows that it is best walked. */
export async function noteWalk(
  { db, at, order }: Walkable<unknown>,
  list: string,
  total: number,
): Promise<void> {
  const name = `walk of ${list}`;
  if (getCached<boolean>(db, name, at) !== undefined) return;
  const [table] = order.id.column.split('.');
  const { rows } = await sql<{ count: number }>`
    SELECT reltuples AS count FROM pg_class WHERE oid = ${table}::regclass`.execute(db);
  // It is less than nothing for a table that was never analysed.
  const count = rows[0]?.count ?? 0;
  setCached(db, name, count > 0 && total * passedMax >= count, at, ttlMs);
}
