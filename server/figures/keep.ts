import { sql } from 'kysely';
import { isoDay } from '#contract/time.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import type { Ports } from '#server/platform/ports.ts';
import { computeDays, declinedFor, receivedBy, type Span } from './days.ts';
import { shiftDay } from './stored.ts';

// Transactions of a day have ended by then, and clocks of servers differ.
const closesAfterMs = 60 * 60_000;
// Few days at a time: on the embedded engine other queries wait.
const daysAtOnce = 7;
const limitMs = 60_000;
const lease = { name: 'figures', everyMs: 60_000 };

/** Stores every day that is over and missing, one process at a time. */
export async function keepFigures({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const last = isoDay(new Date(clock().getTime() - closesAfterMs));
  for (;;) {
    const from = await firstMissing(db, last);
    if (from === undefined) return;
    if (!(await acquireLease(db, lease, clock())).ours) return;
    let day = from;
    while (day < last) {
      const to = [shiftDay(day, daysAtOnce - 1), shiftDay(last, -1)].sort()[0] ?? day;
      await storeDays(db, { from: day, to });
      day = shiftDay(to, 1);
    }
  }
}

async function firstMissing(db: Db, before: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    WITH first AS (
      SELECT (least((SELECT min(deposit_date) FROM deposits),
        (SELECT min(created_at) FROM withdrawals),
        (SELECT min(at) FROM adjustments)) AT TIME ZONE 'UTC')::date AS day)
    SELECT min(first.day + n) AS day
    FROM first, generate_series(0, ${before}::date - 1 - first.day) AS n
    WHERE NOT EXISTS (SELECT FROM daily_figures AS stored WHERE stored.day = first.day + n)`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

const storeDays = (db: Db, span: Span): Promise<void> =>
  withTimeLimit(db, limitMs, async (trx) => {
    await trx
      .insertInto('daily_figures')
      .values(await computeDays(trx, span))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`INSERT INTO daily_reasons (day, reason, declined) ${declinedFor(span)}
      ON CONFLICT DO NOTHING`.execute(trx);
    await sql`INSERT INTO daily_wallets (wallet_id, day, deposits, received_cents)
      ${receivedBy(span)} ON CONFLICT DO NOTHING`.execute(trx);
  });
