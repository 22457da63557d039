import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import type { UserDetail } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';

const recentMs = 30 * dayMs;

interface Changes {
  password_at: Date | null;
  email_at: Date | null;
  device_at: Date | null;
  device: string | null;
}

/** Of the last 30 days; the browser of the first sign-in is not a new one. */
export async function readAccountChanges(
  db: Db,
  userId: string,
  at: Date,
): Promise<UserDetail['changes']> {
  const from = new Date(at.getTime() - recentMs);
  const lastChange = (action: 'user.password' | 'user.email') => sql`(
    SELECT max(at) FROM audit_log
    WHERE target_id = ${userId} AND action = ${sql.lit(action)} AND at > ${from})`;
  const { rows } = await sql<Changes>`
    SELECT ${lastChange('user.password')} AS password_at, ${lastChange('user.email')} AS email_at,
      origin.first_seen_at AS device_at,
      (SELECT device FROM sign_ins WHERE user_id = ${userId} AND outcome = 'ok'
        AND at >= origin.first_seen_at ORDER BY at, id LIMIT 1) AS device
    FROM (SELECT) AS one LEFT JOIN (
      SELECT first_seen_at FROM known_origins AS newest
      WHERE user_id = ${userId} AND kind = 'browser' AND first_seen_at > ${from} AND EXISTS (
        SELECT FROM known_origins AS earlier WHERE earlier.user_id = newest.user_id
          AND earlier.kind = 'browser' AND earlier.first_seen_at < newest.first_seen_at)
      ORDER BY first_seen_at DESC LIMIT 1) AS origin ON true`.execute(db);
  const { password_at, email_at, device_at, device } = rows[0] as Changes;
  return {
    passwordChangedAt: password_at?.toISOString() ?? null,
    emailChangedAt: email_at?.toISOString() ?? null,
    newDeviceAt: device_at?.toISOString() ?? null,
    device,
  };
}
