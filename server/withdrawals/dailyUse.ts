import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** Cents that a user requested or was paid within the last 24 hours: what counts for the limit. */
export async function readDailyUse(db: Db, userId: string, at: Date): Promise<bigint> {
  const { used } = await db
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(amount_cents), 0)::bigint`.as('used'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .where('status', 'not in', ['declined', 'cancelled'])
    .executeTakeFirstOrThrow();
  return used;
}
