import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

const pollMs = 200;
const patienceMs = 6_000;

/** Only while no rate is younger than `freshSince`, as on the first start. Gives up after 6 s. */
export async function waitForRecord(db: Db, since: Date, freshSince: Date): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    const { rows } = await sql<{ there: boolean }>`
      SELECT EXISTS (SELECT 1 FROM rate_replies WHERE at >= ${since})
          OR EXISTS (SELECT 1 FROM rates WHERE at >= ${freshSince}) AS there`.execute(db);
    if (rows[0]?.there) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
