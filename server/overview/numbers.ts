import { sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import { isoDay } from '#contract/time.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import { shareRead } from '#server/platform/db/shareRead.ts';
import type { Ports } from '#server/platform/ports.ts';
import { counted } from './counted.ts';
import { cacheNeeds, type Needs, needCounts } from './needs.ts';
import { cacheViews, viewCounts } from './views.ts';

interface Numbers {
  views: Overview['views'];
  needs: Needs;
  announced: number;
  unclaimed: number;
  oldest_deposit: Date | null;
  oldest_withdrawal: Date | null;
  deposits_decided: number;
  withdrawals_decided: number;
  review_hours: number;
  pay_hours: number;
}

const oldest = (status: 'requested' | 'approved') =>
  sql`(SELECT min(created_at) FROM withdrawals WHERE status = ${sql.lit(status)})`;

/** Shared by all who ask at once: everyone on the staff reads the same. */
export const readNumbers = (ports: Ports, at: Date): Promise<Numbers> =>
  shareRead(ports, 'overview', () => countNumbers(ports, at));

/** One statement, each number from the end of an index. The day begins at midnight UTC. */
async function countNumbers(ports: Ports, at: Date): Promise<Numbers> {
  const day = sql`${`${isoDay(at)}T00:00:00Z`}::timestamptz`;
  const { rows } = await sql<Numbers>`SELECT
    ${viewCounts(ports, at)} AS views,
    ${needCounts(ports, at)} AS needs,
    ${counted(sql`SELECT FROM quotes
      WHERE sent_at IS NOT NULL AND deposit_id IS NULL AND discarded_at IS NULL`)} AS announced,
    ${counted(sql`SELECT FROM chain_payments WHERE NOT linked AND state <> 'gone'
      AND NOT is_own_transfer(id)`)} AS unclaimed,
    (SELECT min(deposit_date) FROM deposits WHERE status = 'pending') AS oldest_deposit,
    least(${oldest('requested')}, ${oldest('approved')}) AS oldest_withdrawal,
    ${counted(sql`SELECT FROM deposits WHERE decided_at >= ${day}`)} AS deposits_decided,
    ${counted(sql`SELECT FROM withdrawals
      WHERE coalesce(paid_at, decided_at) >= ${day} AND decided_at IS NOT NULL
        AND status <> 'cancelled'`)} AS withdrawals_decided,
    (SELECT review_hours FROM settings) AS review_hours,
    (SELECT pay_hours FROM settings) AS pay_hours`.execute(ports.db);
  const numbers = rows[0] as Numbers;
  cacheViews(ports, numbers.views, at);
  cacheNeeds(ports, numbers.needs, at);
  return numbers;
}

// The sum of two hundred thousand balances takes 27 ms, that of two million 300 ms, and every open back
// office reads it: it may take a fiftieth of the time.
const leastTtlMs = 5_000;
const ttlPerMs = 50;

/** In cents, held amounts included; at most 5 s old, or 50 times as old as the sum takes. */
export async function readOwedCents(ports: Ports, at: Date): Promise<bigint> {
  const known = getCached<bigint>(ports, 'owed', at);
  return known ?? shareRead(ports, 'owed', () => sumOwed(ports, at));
}

async function sumOwed(ports: Ports, at: Date): Promise<bigint> {
  const startedMs = performance.now();
  const { cents } = await ports.db
    .selectFrom('accounts')
    .select(sql<bigint>`coalesce(sum(balance_cents), 0)::bigint`.as('cents'))
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const ttlMs = Math.max(leastTtlMs, ttlPerMs * (performance.now() - startedMs));
  setCached(ports, { name: 'owed', value: cents, ttlMs }, at);
  return cents;
}
