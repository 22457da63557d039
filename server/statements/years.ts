import { sql } from 'kysely';
import { dollarsNumber } from '#contract/money.ts';
import type { StatementYear } from '#contract/statements.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface YearRow {
  year: number;
  paid_in: bigint;
  deposits: number;
  withdrawn: bigint;
  withdrawals: number;
  corrections: bigint;
  adjustments: number;
}

type Year = YearRow & { opening: bigint; closing: bigint };

/** The calendar years of an account, newest first, from its ledger entries. Cents; UTC. */
export async function readYears(db: Db, userId: string, at: Date): Promise<Year[]> {
  const sums = new Map((await readSums(db, userId)).map((row) => [row.year, row]));
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const last = at.getUTCFullYear();
  const years: Year[] = [];
  let balance = 0n;
  for (let year = Math.min(created_at.getUTCFullYear(), ...sums.keys()); year <= last; year++) {
    const row = sums.get(year) ?? { ...quiet, year };
    const closing = balance + row.paid_in - row.withdrawn + row.corrections;
    years.push({ ...row, opening: balance, closing });
    balance = closing;
  }
  return years.reverse();
}

const quiet = {
  ...{ paid_in: 0n, deposits: 0, withdrawn: 0n, withdrawals: 0, corrections: 0n, adjustments: 0 },
};

/** A hold and its release move money between both accounts of the same investor. */
async function readSums(db: Db, userId: string): Promise<YearRow[]> {
  const account = (kind: 'available' | 'held') =>
    sql`(SELECT id FROM accounts WHERE user_id = ${userId} AND kind = ${sql.lit(kind)})`;
  const { rows } = await sql<YearRow>`
    SELECT extract(year FROM at AT TIME ZONE 'UTC')::integer AS year,
      coalesce(sum(cents) FILTER (WHERE source = 'deposit'), 0)::bigint AS paid_in,
      count(*) FILTER (WHERE source = 'deposit')::integer AS deposits,
      coalesce(-sum(cents) FILTER (WHERE source = 'withdrawal'), 0)::bigint AS withdrawn,
      count(*) FILTER (WHERE source = 'withdrawal')::integer AS withdrawals,
      coalesce(sum(cents) FILTER (WHERE source = 'adjustment'), 0)::bigint AS corrections,
      count(*) FILTER (WHERE source = 'adjustment')::integer AS adjustments
    FROM (
      SELECT at, source, amount_cents AS cents FROM ledger_entries
      WHERE credit_account_id = ${account('available')} AND source IN ('deposit', 'adjustment')
    UNION ALL
      SELECT at, source, -amount_cents FROM ledger_entries
      WHERE debit_account_id = ${account('available')} AND source = 'adjustment'
    UNION ALL
      SELECT at, source, -amount_cents FROM ledger_entries
      WHERE debit_account_id = ${account('held')} AND leg = 'settle') AS postings
    GROUP BY year`.execute(db);
  return rows;
}

export const toYear = (row: Year): StatementYear => ({
  year: row.year,
  opening: dollarsNumber(row.opening),
  paidIn: dollarsNumber(row.paid_in),
  deposits: row.deposits,
  withdrawn: dollarsNumber(row.withdrawn),
  withdrawals: row.withdrawals,
  corrections: dollarsNumber(row.corrections),
  adjustments: row.adjustments,
  closing: dollarsNumber(row.closing),
});
