import { sql } from 'kysely';
import type { Summary } from '#contract/balances.ts';
import { dollarsNumber } from '#contract/money.ts';
import { readQuestions } from '#server/conversations/questions.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { readOpenQuotes } from '#server/quotes/open.ts';
import { readSettings, type SettingsRow } from '#server/settings/settings.ts';
import { readDailyUse } from '#server/withdrawals/dailyUse.ts';

/** Balances, amounts in progress, and the limits of a withdrawal now. */
export async function readSummary(
  { db, ports }: { db: Db; ports: Ports },
  userId: string,
  at: Date,
): Promise<Summary> {
  const settings = await readSettings(db);
  const { available, held, held_count, pending, pending_count } = await readSums(db, userId);
  return {
    available: dollarsNumber(available),
    held: dollarsNumber(held),
    total: dollarsNumber(available + held),
    heldCount: held_count,
    pendingDeposits: dollarsNumber(pending),
    pendingDepositCount: pending_count,
    openQuotes: await readOpenQuotes({ db, ports }, userId, at),
    withdrawals: await readLimits(db, { userId, settings }, at),
    questions: await readQuestions(db, userId),
    reviewHours: settings.review_hours,
  };
}

interface Sums {
  available: bigint;
  held: bigint;
  held_count: number;
  pending: bigint;
  pending_count: number;
}

// One statement, so that balances and what is in progress are of the same moment.
async function readSums(db: Db, userId: string): Promise<Sums> {
  const balance = (kind: 'available' | 'held') =>
    sql`(SELECT balance_cents FROM accounts WHERE user_id = ${userId} AND kind = ${sql.lit(kind)})`;
  const pending = sql`FROM deposits WHERE user_id = ${userId} AND status = 'pending'`;
  const { rows } = await sql<Sums>`SELECT
    ${balance('available')} AS available, ${balance('held')} AS held,
    (SELECT count(*)::integer FROM withdrawals
      WHERE user_id = ${userId} AND status IN ('requested', 'approved')) AS held_count,
    (SELECT coalesce(sum(amount_cents), 0)::bigint ${pending}) AS pending,
    (SELECT count(*)::integer ${pending}) AS pending_count`.execute(db);
  return rows[0] as Sums;
}

async function readLimits(
  db: Db,
  { userId, settings }: { userId: string; settings: SettingsRow },
  at: Date,
): Promise<Summary['withdrawals']> {
  const { withdrawals_wait_until: until } = await db
    .selectFrom('users')
    .select('withdrawals_wait_until')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    minimum: settings.min_withdrawal_usd,
    dailyLimit: settings.daily_withdrawal_usd,
    dailyUsed: dollarsNumber(await readDailyUse(db, userId, at)),
    waitsUntil: until && until > at ? until.toISOString() : null,
    paused: settings.withdrawals_paused,
  };
}
