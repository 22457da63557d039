import { sql } from 'kysely';
import { dollarsNumber } from '#contract/money.ts';
import type { StatementYear } from '#contract/statements.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface YearRow {
  year: number;
  first_at: Date;
  paid_in: bigint;
  deposits: number;
  withdrawn: bigint;
  withdrawals: number;
  corrections: bigint;
  adjustments: number;
}

type Year = Omit<YearRow, 'first_at'> & { opening: bigint; closing: bigint };

interface Years {
  years: Year[];
  /** Null without an entry. */
  firstEntryAt: Date | null;
}

/** The calendar years since the first ledger entry of an account, newest first. Cents; UTC. */
export async function readYears(db: Db, userId: string, at: Date): Promise<Years> {
  const rows = await readSums(db, userId);
  const [first] = rows;
  if (!first) return { years: [], firstEntryAt: null };
  const sums = new Map(rows.map((row) => [row.year, row]));
  const last = at.getUTCFullYear();
  const years: Year[] = [];
  let balance = 0n;
  for (let { year } = first; year <= last; year++) {
    const row = sums.get(year) ?? { ...quiet, year };
    const closing = balance + row.paid_in - row.withdrawn + row.corrections;
    years.push({ ...row, opening: balance, closing });
    balance = closing;
  }
  return { years: years.reverse(), firstEntryAt: first.first_at };
}

const quiet = {
  ...{ paid_in: 0n, deposits: 0, withdrawn: 0n, withdrawals: 0, corrections: 0n, adjustments: 0 },
};

/** A hold and its release move money between both accounts of the same investor. */
async function readSums(db: Db, userId: string): Promise<YearRow[]> {
  const account = (kind: 'available' | 'held') =>
    sql`(SELECT id FROM accounts WHERE user_id = ${userId} AND kind = ${sql.lit(kind)})`;
  const { rows } = await sql<YearRow>`
    SELECT extract(year FROM at AT TIME ZONE 'UTC')::integer AS year, min(at) AS first_at,
      coalesce(sum(cents) FILTER (WHERE source = 'deposit'), 0)::bigint AS paid_in,
      count(*) FILTER (WHERE source = 'deposit')::integer AS deposits,
      coalesce(-sum(cents) FILTER (WHERE source = 'withdrawal'), 0)::bigint AS withdrawn,
      count(*) FILTER (WHERE source = 'withdrawal')::integer AS withdrawals,
      coalesce(sum(cents) FILTER (WHERE source IN ('adjustment', 'reversal')), 0)::bigint AS corrections,
      count(*) FILTER (WHERE source IN ('adjustment', 'reversal'))::integer AS adjustments
    FROM (
      SELECT at, source, amount_cents AS cents FROM ledger_entries
      WHERE credit_account_id = ${account('available')} AND source IN ('deposit', 'adjustment', 'reversal')
    UNION ALL
      SELECT at, source, -amount_cents FROM ledger_entries
      WHERE debit_account_id = ${account('available')} AND source IN ('adjustment', 'reversal')
    UNION ALL
      SELECT at, source, -amount_cents FROM ledger_entries
      WHERE debit_account_id = ${account('held')} AND leg = 'settle') AS postings
    GROUP BY year ORDER BY year`.execute(db);
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
