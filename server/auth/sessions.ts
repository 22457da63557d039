import type { auth } from '#contract/auth.ts';
import type { ReplyOf } from '#contract/call.ts';
import { sessionMs } from '#contract/lifetimes.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { isAhead } from '#server/platform/http/sessions/selectSessions.ts';

/** Not expired or idle for too long; `currentId` first, then the last used. */
export async function readSessions(
  db: Db,
  { userId, currentId }: { userId: string; currentId: string },
  at: Date,
): Promise<ReplyOf<typeof auth.sessions>['data']> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'last_seen_at', 'reauthenticated_at', 'role'])
    .select('device')
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
    device: row.device,
  }));
}

/** Lock these before the user's row, as requests in progress do: another order would deadlock. */
export async function lockSessions(trx: Trx, userId: string, exceptId?: string): Promise<void> {
  let sessions = trx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  if (exceptId) sessions = sessions.where('id', '<>', exceptId);
  await sessions.orderBy('id').forUpdate().execute();
}

/**
 * Ends one session of a user, which may be the caller's current one.
 * Errors: 404 when it is another user's, or has ended.
 */
export async function endSession(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new ApiError('not-found', platformMessages.notFound);
}

export async function endSessions(trx: Trx, userId: string, exceptId?: string): Promise<void> {
  let sessions = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptId) sessions = sessions.where('id', '<>', exceptId);
  await sessions.execute();
}
