import { sql } from 'kysely';
import { sessionMs } from '#contract/lifetimes.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** The sessions of active people. */
export const selectSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.created_at',
      'user_id',
      'full_name',
      'role',
      'sessions.created_at',
      'last_seen_at',
      'expires_at',
      'reauthenticated_at',
      'reauthenticated_by',
      sql<string | null>`(SELECT string_agg(duty, ',') FROM duties
        WHERE duties.user_id = users.id)`.as('duties'),
    ])
    .where('status', '=', 'active');

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

/** Since the last use. */
export const idleMs = (row: SessionRow, at: Date) => at.getTime() - row.last_seen_at.getTime();

/** Whether a session has ended by time. */
export const isSessionExpired = (row: SessionRow, at: Date): boolean =>
  isAhead(row, at) || at >= row.expires_at || idleMs(row, at) >= sessionMs[row.role].idle;

const aheadMaxMs = 60_000;

/** A session dated ahead would stay fresh until that time. */
export const isAhead = (
  row: { created_at: Date; last_seen_at: Date; reauthenticated_at: Date },
  at: Date,
): boolean =>
  [row.created_at, row.last_seen_at, row.reauthenticated_at].some(
    (time) => time.getTime() - at.getTime() > aheadMaxMs,
  );
