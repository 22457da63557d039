import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

const claimName = 'rates';
const fetchEveryMs = 30_000;

/**
 * Claims the next upstream fetch for this process: at most one per 30 s among all of them (S-224,
 * DESIGN 6.14). Answers whether it is ours, and since when the standing claim counts.
 */
export async function acquireLease(db: Db, at: Date): Promise<{ ours: boolean; since: Date }> {
  const standing = await currentLease(db);
  // Read first: while a claim is young, a visitor of the public page costs no write.
  if (standing && Math.abs(at.getTime() - standing.getTime()) < fetchEveryMs) {
    return { ours: false, since: standing };
  }
  const over = new Date(at.getTime() - fetchEveryMs);
  // A claim far ahead was made by a clock that has been put back since.
  const ahead = new Date(at.getTime() + fetchEveryMs);
  const claimed = await db
    .insertInto('fetch_leases')
    .values({ name: claimName, claimed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_at: at })
        .where((claim) =>
          claim.or([
            claim('fetch_leases.claimed_at', '<=', over),
            claim('fetch_leases.claimed_at', '>=', ahead),
          ]),
        ),
    )
    .returning('claimed_at')
    .executeTakeFirst();
  if (claimed) return { ours: true, since: claimed.claimed_at };
  return { ours: false, since: (await currentLease(db)) ?? at };
}

async function currentLease(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('fetch_leases')
    .select('claimed_at')
    .where('name', '=', claimName)
    .executeTakeFirst();
  return row?.claimed_at;
}

const askEveryMs = 200;
const patienceMs = 6_000;

/**
 * Waits until whoever holds the claim has recorded its replies, but only while no rate is younger
 * than `freshSince`: on first start there is nothing else to answer with. Gives up after 6 s.
 */
export async function waitForRecord(db: Db, since: Date, freshSince: Date): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += askEveryMs) {
    const { rows } = await sql<{ there: boolean }>`
      SELECT EXISTS (SELECT 1 FROM rate_replies WHERE at >= ${since})
          OR EXISTS (SELECT 1 FROM rates WHERE at >= ${freshSince}) AS there`.execute(db);
    if (rows[0]?.there) return;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
