import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

const leaseName = 'rates';
const fetchEveryMs = 30_000;

/** At most one fetch per 30 s among all processes; `ours` if this process has the lease. */
export async function acquireLease(db: Db, at: Date): Promise<{ ours: boolean; since: Date }> {
  const current = await currentLease(db);
  // Read first: while a lease is recent, a visitor of a public page costs no write.
  if (current && Math.abs(at.getTime() - current.getTime()) < fetchEveryMs) {
    return { ours: false, since: current };
  }
  const expired = new Date(at.getTime() - fetchEveryMs);
  // A lease far in the future is from a clock that has since been set back.
  const ahead = new Date(at.getTime() + fetchEveryMs);
  const acquired = await db
    .insertInto('fetch_leases')
    .values({ name: leaseName, claimed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_at: at })
        .where((lease) =>
          lease.or([
            lease('fetch_leases.claimed_at', '<=', expired),
            lease('fetch_leases.claimed_at', '>=', ahead),
          ]),
        ),
    )
    .returning('claimed_at')
    .executeTakeFirst();
  if (acquired) return { ours: true, since: acquired.claimed_at };
  return { ours: false, since: (await currentLease(db)) ?? at };
}

async function currentLease(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('fetch_leases')
    .select('claimed_at')
    .where('name', '=', leaseName)
    .executeTakeFirst();
  return row?.claimed_at;
}

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
