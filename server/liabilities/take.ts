import { sql } from 'kysely';
import { isoDay } from '#contract/time.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import type { Ports } from '#server/platform/ports.ts';

export const hourMs = 60 * 60_000;
const keyBytes = 32;

/** Builds the tree over 100,000 accounts in some seconds. */
export const takingLimitMs = 10 * 60_000;

/** Sums all balances of now. Returns the number of the snapshot, or null while no account has an entry. */
export async function takeLiabilities(
  trx: Trx,
  { random }: Pick<Ports, 'random'>,
  at: Date,
): Promise<number | null> {
  const { rows } = await sql<{ taken: number | null }>`
    SELECT take_liabilities(${at}, ${random(keyBytes)}) AS taken`.execute(trx);
  return rows[0]?.taken ?? null;
}

/** After midnight of UTC, by one process; the last sum of a day that is over stays as it is. */
export async function takeNightly(ports: Ports): Promise<void> {
  const { db, clock, health } = ports;
  const at = clock();
  const newest = await db
    .selectFrom('liability_snapshots')
    .select('at')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && isoDay(newest.at) === isoDay(at)) return;
  const lease = { name: 'sum of balances', everyMs: hourMs };
  if (!(await acquireLease(db, lease, at)).ours) return;
  await withTimeLimit(db, takingLimitMs, (trx) => takeLiabilities(trx, ports, at));
  // Investors check their balance against a signed head.
  health.logHeadWanted = true;
}
