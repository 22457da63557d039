import { sql } from 'kysely';
import type { EventKind } from '#contract/events.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { SignedIn } from '#server/platform/http/session.ts';

/** In the order of reading: transactions in the order of their numbers. */
export interface Position {
  xid: string;
  id: bigint;
}

export interface EventRow extends Position {
  audience: 'user' | 'staff';
  user_id: string | null;
  kind: EventKind;
  subject_id: string;
}

export const rowsMax = 500;
/** A reader who has missed more asks for its screens again. */
const scannedMax = 5_000;

export const isFor = (
  { audience, user_id }: EventRow,
  { userId, role }: Pick<SignedIn, 'userId' | 'role'>,
): boolean => (audience === 'staff' ? role === 'admin' : user_id === userId);

const columns = sql`xid::text AS xid, id, audience, user_id, kind, subject_id`;

/** Before everything that is not yet committed. */
export async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ xid: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid`.execute(db);
  return { xid: rows[0]?.xid ?? '0', id: 0n };
}

/**
 * A text that changes with each event that screens receive: the place of the last one that no running
 * transaction can precede.
 */
export async function readLastSettled(db: Db): Promise<string> {
  const { rows } = await sql<{ last: string }>`
    SELECT xid::text || ' ' || id AS last FROM events
    WHERE xid < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY xid DESC, id DESC LIMIT 1`.execute(db);
  return rows[0]?.last ?? '';
}

/**
 * `settled` events come before everything that still runs. `isMore` if others follow, which may have
 * to wait until an older transaction has ended.
 */
export async function readAfter(
  db: Db,
  { xid, id }: Position,
): Promise<{ settled: EventRow[]; isMore: boolean }> {
  const { rows } = await sql<EventRow & { is_settled: boolean }>`
    SELECT ${columns}, xid < pg_snapshot_xmin(pg_current_snapshot()) AS is_settled
    FROM events WHERE (xid, id) > (${xid}::xid8, ${id}::bigint)
    ORDER BY xid, id LIMIT ${sql.lit(rowsMax)}`.execute(db);
  const settled = rows.filter((row) => row.is_settled);
  return { settled, isMore: settled.length < rows.length || rows.length === rowsMax };
}

/** Missed events of a user; undefined if they are no longer known or too many. */
export async function readMissed(
  db: Db,
  { from, to }: { from: Position; to: Position },
  { userId, role }: SignedIn,
): Promise<EventRow[] | undefined> {
  const known = await sql`
    SELECT FROM events WHERE (xid, id) = (${from.xid}::xid8, ${from.id}::bigint)`.execute(db);
  if (known.rows.length === 0) return undefined;
  // Anyone who is signed in can ask from seven days ago: most of these events are of others.
  const { rows } = await sql<EventRow & { passed: bigint }>`
    SELECT * FROM (
      SELECT ${columns}, row_number() OVER (ORDER BY xid, id) AS passed FROM (
        SELECT * FROM events
        WHERE (xid, id) > (${from.xid}::xid8, ${from.id}::bigint)
          AND (xid, id) <= (${to.xid}::xid8, ${to.id}::bigint)
        ORDER BY xid, id LIMIT ${sql.lit(scannedMax + 1)}) AS missed) AS numbered
    WHERE passed > ${sql.lit(scannedMax)} OR user_id = ${userId}
      OR audience = 'staff' AND ${role === 'admin'}
    ORDER BY passed LIMIT ${sql.lit(rowsMax)}`.execute(db);
  const isWhole = rows.every(({ passed }) => Number(passed) <= scannedMax);
  return isWhole && rows.length < rowsMax ? rows : undefined;
}
