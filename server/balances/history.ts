import { sql } from 'kysely';
import { type BalanceHistory, historyStepsMax } from '#contract/balances.ts';
import { dollarsNumber } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { runningTotals } from '#server/transactions/runningTotal.ts';

const monthCount = 12;

/** The balance after each posting, and what came in and went out in each month of UTC. */
export async function readHistory(db: Db, userId: string, at: Date): Promise<BalanceHistory> {
  return { steps: await readSteps(db, userId), months: await readMonths(db, userId, at) };
}

/** Every n-th step, counted from the last one, so that the last is the balance now. */
async function readSteps(db: Db, userId: string): Promise<BalanceHistory['steps']> {
  const numbered = db
    .selectFrom(runningTotals(db, userId).as('running'))
    .select(['posted_at', 'total_cents', 'id'])
    .select([
      sql<number>`row_number() OVER (ORDER BY posted_at DESC, id DESC)`.as('back'),
      sql<number>`count(*) OVER ()`.as('count'),
    ]);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select(['posted_at', 'total_cents'])
    .where(
      sql<boolean>`(back - 1) % greatest(1, ceil(count / ${sql.lit(historyStepsMax)}.0)::bigint) = 0`,
    )
    .orderBy('posted_at')
    .orderBy('id')
    .execute();
  return rows.map(({ posted_at, total_cents }) => ({
    at: (posted_at as Date).toISOString(),
    balance: dollarsNumber(total_cents),
  }));
}

async function readMonths(db: Db, userId: string, at: Date): Promise<BalanceHistory['months']> {
  const starts = Array.from({ length: monthCount }, (_, back) => monthStart(at, back)).reverse();
  const moved = await db
    .selectFrom(runningTotals(db, userId).as('running'))
    .select([
      sql<string>`to_char(posted_at AT TIME ZONE 'UTC', 'YYYY-MM')`.as('month'),
      sumOf('> 0').as('in_cents'),
      sumOf('< 0').as('out_cents'),
    ])
    .where('posted_at', '>=', starts[0] ?? at)
    .groupBy('month')
    .execute();
  return starts.map((start) => {
    const month = start.toISOString().slice(0, 7);
    const sums = moved.find((sum) => sum.month === month);
    return {
      month,
      in: dollarsNumber(sums?.in_cents ?? 0n),
      out: dollarsNumber(-(sums?.out_cents ?? 0n)),
    };
  });
}

const sumOf = (sign: '> 0' | '< 0') =>
  sql<bigint>`coalesce(sum(amount_cents) FILTER (WHERE amount_cents ${sql.raw(sign)}), 0)::bigint`;

const monthStart = (at: Date, back: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1));
