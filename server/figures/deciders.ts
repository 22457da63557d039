import { sql } from 'kysely';
import type { Figures } from '#contract/figures.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface Decider {
  id: string;
  full_name: string;
  confirmed: number;
  declined: number;
  median_s: number | null;
}

/** Staff who decided deposits since midnight UTC, the most first. */
export async function readDeciders(db: Db, today: string): Promise<Figures['decidedToday']> {
  const { rows } = await sql<Decider>`
    SELECT users.id, users.full_name, confirmed, declined, median_s FROM (
      SELECT decided_by,
        (count(*) FILTER (WHERE deposits.status = 'confirmed'))::integer AS confirmed,
        (count(*) FILTER (WHERE deposits.status = 'declined'))::integer AS declined,
        extract(epoch FROM percentile_disc(0.5)
          WITHIN GROUP (ORDER BY decided_at - deposit_date))::integer AS median_s
      FROM deposits WHERE decided_at >= ${`${today}T00:00:00Z`}::timestamptz
      GROUP BY decided_by) AS decided
    JOIN users ON users.id = decided_by
    ORDER BY confirmed + declined DESC, full_name, users.id`.execute(db);
  return rows.map(({ id, full_name, confirmed, declined, median_s }) => ({
    user: { _id: id, fullName: full_name },
    confirmed,
    declined,
    medianS: median_s,
  }));
}
