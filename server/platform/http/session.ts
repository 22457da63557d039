import type { Access } from '#contract/call.ts';
import { reauthenticationMs, sessionMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hashToken } from '#server/platform/tokens/token.ts';

/** Who makes a request, as the server knows it; the client's own word counts for nothing. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  fullName: string;
  role: 'user' | 'admin';
  reauthenticatedAt: Date;
}

const stampEveryMs = 60_000;

/**
 * Finds the live session of a bearer token; a background poll does not extend it (DESIGN 6.8).
 * Errors: 401 when there is no token, or it is unknown, idle too long, expired, revoked or of a clock
 * that was ahead.
 */
export async function requireSession(
  db: Db,
  authorization: string | undefined,
  at: Date,
  background: boolean,
): Promise<SignedIn> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated', messages.signInFirst);
  const row = await findSession(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!row || isOver(row, at)) throw new ApiError('unauthenticated', messages.sessionExpired);
  if (!background && idleMs(row, at) >= stampEveryMs) {
    await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', row.id).execute();
  }
  return {
    sessionId: row.id,
    userId: row.user_id,
    fullName: row.full_name,
    role: row.role,
    reauthenticatedAt: row.reauthenticated_at,
  };
}

/** Sessions of active accounts, with what admits a request. */
export const findSession = (db: Db) =>
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
    ])
    .where('status', '=', 'active');

type SessionRow = Awaited<ReturnType<ReturnType<typeof findSession>['execute']>>[number];

const idleMs = (row: SessionRow, at: Date) => at.getTime() - row.last_seen_at.getTime();

/** Whether a session is past its absolute or idle lifetime, or dated ahead of the clock. */
export const isOver = (row: SessionRow, at: Date): boolean =>
  isAhead(row, at) || at >= row.expires_at || idleMs(row, at) >= sessionMs[row.role].idle;

const aheadMaxMs = 60_000;

/**
 * Whether a session was written by a clock that was ahead: it would live until that moment comes,
 * never idle, always proven.
 */
export const isAhead = (
  row: { created_at: Date; last_seen_at: Date; reauthenticated_at: Date },
  at: Date,
): boolean =>
  [row.created_at, row.last_seen_at, row.reauthenticated_at].some(
    (moment) => moment.getTime() - at.getTime() > aheadMaxMs,
  );

/** The role table in one place (S-007, S-372). Errors: 403 when the role does not reach. */
export function requireAccess(access: Access, user: SignedIn): void {
  if (access === 'admin' && user.role !== 'admin') {
    throw new ApiError('forbidden', messages.staffOnly);
  }
}

/** Errors: 403 `reauthenticate` when the password was last proven over ten minutes ago. */
export function requireRecentPassword(user: SignedIn, at: Date): void {
  if (at.getTime() - user.reauthenticatedAt.getTime() > reauthenticationMs) {
    throw new ApiError('reauthenticate', messages.confirmPassword);
  }
}
