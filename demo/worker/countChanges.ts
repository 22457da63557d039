import { sql } from 'kysely';
import type { DayChanges } from '#demo/protocol.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readSettings } from '#server/settings/settings.ts';

const hourMs = 60 * 60_000;

interface Passed {
  from: Date;
  to: Date;
}

/** Moves the sessions along with the clock: an advanced day ends none of them. */
export async function keepSessions(db: Db, byMs: number): Promise<void> {
  const by = sql`${byMs / 1000}::float8 * interval '1 second'`;
  await sql`UPDATE sessions SET created_at = created_at + ${by},
    last_seen_at = last_seen_at + ${by}, expires_at = expires_at + ${by},
    reauthenticated_at = reauthenticated_at + ${by}`.execute(db);
}

/** Counts the changes of the time that has passed. */
export async function countChanges(db: Db, { from, to }: Passed): Promise<DayChanges> {
  const { review_hours } = await readSettings(db);
  const reviewMs = review_hours * hourMs;
  const dueFrom = new Date(from.getTime() - reviewMs);
  const dueTo = new Date(to.getTime() - reviewMs);
  const { rows } = await sql<Record<keyof DayChanges, bigint>>`SELECT
    (SELECT count(*) FROM quotes LEFT JOIN deposits ON deposits.quote_id = quotes.id
      WHERE expires_at > ${from} AND expires_at <= ${to}
        AND discarded_at IS NULL AND deposits.id IS NULL) AS "expiredQuotes",
    (SELECT count(*) FROM deposits WHERE status = 'pending') AS "waitingDeposits",
    (SELECT count(*) FROM deposits WHERE status = 'pending'
      AND deposit_date > ${dueFrom} AND deposit_date <= ${dueTo}) AS "newlyOverdue",
    (SELECT count(*) FROM withdrawals
      WHERE status IN ('requested', 'approved')) AS "waitingWithdrawals"`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  ) as unknown as DayChanges;
}
