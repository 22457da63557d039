import type { auth } from '#contract/auth.ts';
import type { ReplyOf } from '#contract/call.ts';
import { sessionMs } from '#contract/lifetimes.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { isAhead } from '#server/platform/http/session.ts';

/**
 * A user's sessions that still open something: the one that asks (`currentId`) first, then the last
 * used. One that was idle too long is over, though nobody has ended it.
 */
export async function readSessions(
  db: Db,
  userId: string,
  currentId: string,
  at: Date,
): Promise<ReplyOf<typeof auth.sessions>['data']> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'last_seen_at', 'reauthenticated_at', 'role'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  const live = rows.filter(
    (row) =>
      !isAhead(row, at) && at.getTime() - row.last_seen_at.getTime() < sessionMs[row.role].idle,
  );
  live.sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
  return live.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }));
}

/**
 * Locks the sessions of a user that are about to end, before the user's own row is locked: requests
 * that are in progress hold their session first and then the user, so they finish instead of deadlocking.
 */
export async function lockSessions(trx: Trx, userId: string, keptId?: string): Promise<void> {
  let ending = trx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  if (keptId) ending = ending.where('id', '<>', keptId);
  await ending.orderBy('id').forUpdate().execute();
}

/** Ends all sessions of a user, but the one to keep when named. */
export async function endSessions(trx: Trx, userId: string, keptId?: string): Promise<void> {
  let ending = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (keptId) ending = ending.where('id', '<>', keptId);
  await ending.execute();
}
