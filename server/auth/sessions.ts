import type { auth } from '#contract/auth.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { Db } from '#server/db/tables.ts';

/** A user's sessions that have not run out, the last used first; `currentId` is the one that asks. */
export async function readSessions(
  db: Db,
  userId: string,
  currentId: string,
  at: Date,
): Promise<ReplyOf<typeof auth.sessions>['data']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }));
}
