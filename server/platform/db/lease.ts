import type { Db } from './tables.ts';

/** Work that is done at most once in `everyMs` among all processes. */
interface Lease {
  name: string;
  everyMs: number;
}

/** `ours` if this process has the lease, since then. */
export async function acquireLease(
  db: Db,
  { name, everyMs }: Lease,
  at: Date,
): Promise<{ ours: boolean; since: Date }> {
  const current = await currentLease(db, name);
  // Read first: while a lease is recent, a visitor of a public page costs no write.
  if (current && Math.abs(at.getTime() - current.getTime()) < everyMs) {
    return { ours: false, since: current };
  }
  const expired = new Date(at.getTime() - everyMs);
  // A lease far in the future is from a clock that has since been set back.
  const ahead = new Date(at.getTime() + everyMs);
  const acquired = await db
    .insertInto('fetch_leases')
    .values({ name, claimed_at: at })
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
  return { ours: false, since: (await currentLease(db, name)) ?? at };
}

async function currentLease(db: Db, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('fetch_leases')
    .select('claimed_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.claimed_at;
}
