import { sql } from 'kysely';
import type { StatementInCents } from '#contract/statementInCents.ts';
import { dayMs, isoDay } from '#contract/time.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Operator } from '#server/platform/ports.ts';
import { type Entry, entriesWithin } from './entriesWithin.ts';
import { readHolder } from './holder.ts';
import { statementMessages } from './messages.ts';
import { withBalances } from './withBalances.ts';

export interface Period {
  userId: string;
  from: string;
  to: string;
  /** By default the limit of a list. */
  rowsMax?: number;
  operator: Operator;
}

/**
 * Only from ledger entries. Cents; days of UTC. Errors: 422 when it ends after today or has over
 * `rowsMax` rows, 413 with over 10,000 rows.
 */
export async function readStatement(
  db: Db,
  { userId, from, to, rowsMax, operator }: Period,
  at: Date,
): Promise<StatementInCents> {
  if (to > isoDay(at)) throw new ApiError('rule', statementMessages.statementFuture);
  const start = new Date(`${from}T00:00:00.000Z`);
  const end = new Date(Date.parse(`${to}T00:00:00.000Z`) + dayMs);
  // Read everything from one snapshot, so that sums and rows agree.
  const reading = db.transaction().setIsolationLevel('repeatable read');
  return reading.execute(async (trx) => {
    const holder = await readHolder(trx, userId);
    const available = await accountOf(trx, userId, 'available');
    const held = await accountOf(trx, userId, 'held');
    const openingCents = await sumBefore(trx, available, start);
    const movements = await entriesWithin(trx, available, { start, end, rowsMax });
    const { rows, closingCents } = withBalances(movements, openingCents);
    return {
      from,
      to,
      timeZone: 'UTC',
      madeAt: at.toISOString(),
      ...holder,
      operator,
      openingCents,
      inCents: sumOf(movements.filter(({ cents }) => cents > 0n)),
      outCents: -sumOf(movements.filter(({ cents }) => cents < 0n)),
      closingCents,
      heldCents: await sumBefore(trx, held, end),
      rows,
    };
  });
}

const accountOf = async (trx: Trx, userId: string, kind: 'available' | 'held') =>
  (
    await trx
      .selectFrom('accounts')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
  ).id;

async function sumBefore(trx: Trx, accountId: string, end: Date): Promise<bigint> {
  const { rows } = await sql<{ cents: string }>`
    SELECT (
      (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries
        WHERE credit_account_id = ${accountId} AND at < ${end})
      - (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries
        WHERE debit_account_id = ${accountId} AND at < ${end}))::text AS cents`.execute(trx);
  return BigInt(rows[0]?.cents ?? 0);
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { cents }) => sum + cents, 0n);
