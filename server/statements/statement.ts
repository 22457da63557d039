import { sql } from 'kysely';
import { dollarsNumber } from '#contract/money.ts';
import { listRowsMax } from '#contract/sizes.ts';
import type { Movement, Statement, StatementInCents } from '#contract/statements.ts';
import { dayMs, isoDay } from '#contract/time.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Operator } from '#server/platform/ports.ts';
import { readHolder } from './holder.ts';
import { statementMessages } from './messages.ts';

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

export function toStatement(statement: StatementInCents): Statement {
  const { openingCents, inCents, outCents, closingCents, heldCents, rows, ...rest } = statement;
  return {
    ...rest,
    openingBalance: dollarsNumber(openingCents),
    totalIn: dollarsNumber(inCents),
    totalOut: dollarsNumber(outCents),
    closingBalance: dollarsNumber(closingCents),
    closingHeld: dollarsNumber(heldCents),
    rows: rows.map(({ amountCents, balanceCents, ...row }) => ({
      ...row,
      amount: dollarsNumber(amountCents),
      balance: dollarsNumber(balanceCents),
    })),
  };
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

interface Entry {
  source_id: string;
  kind: Movement['kind'];
  mode: Movement['mode'];
  cents: bigint;
  at: Date;
  reason: string | null;
  reverses: string | null;
  reversal: string | null;
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { cents }) => sum + cents, 0n);

/** Oldest first; credits are positive cents. */
async function entriesWithin(
  trx: Trx,
  accountId: string,
  { start, end, rowsMax }: { start: Date; end: Date; rowsMax: number | undefined },
) {
  const { rows } = await sql<Entry>`
    SELECT e.source_id, e.at,
      CASE WHEN e.source IN ('deposit', 'reversal') THEN e.source ELSE e.leg END AS kind,
      CASE e.source WHEN 'deposit' THEN (SELECT coin FROM deposits WHERE id = e.source_id)
        WHEN 'withdrawal' THEN (SELECT coin FROM withdrawals WHERE id = e.source_id)
        ELSE initcap(e.leg) END AS mode,
      CASE WHEN e.source = 'adjustment' THEN (SELECT reason FROM adjustments WHERE id = e.source_id)
        WHEN e.source = 'deposit' THEN (SELECT reason FROM deposits WHERE id = e.source_id)
        WHEN e.source = 'reversal' THEN undoing.reason
        WHEN e.leg = 'release' THEN (SELECT reason FROM withdrawals WHERE id = e.source_id)
        END AS reason,
      CASE WHEN e.credit_account_id = ${accountId} THEN e.amount_cents
        ELSE -e.amount_cents END AS cents,
      undoing.source_id AS reverses, undone.id AS reversal
    FROM (
      SELECT * FROM ledger_entries WHERE credit_account_id = ${accountId}
        AND at >= ${start} AND at < ${end}
      UNION ALL
      SELECT * FROM ledger_entries WHERE debit_account_id = ${accountId}
        AND at >= ${start} AND at < ${end}
    ) AS e
    LEFT JOIN reversals undoing ON e.source = 'reversal' AND undoing.id = e.source_id
    LEFT JOIN reversals undone ON (undone.source, undone.source_id, undone.status)
      = (e.source, e.source_id, 'made')
    ORDER BY e.at, e.id
    LIMIT ${(rowsMax ?? listRowsMax) + 1}`.execute(trx);
  if (rows.length > (rowsMax ?? listRowsMax)) {
    throw new ApiError(
      rowsMax === undefined ? 'too-large' : 'rule',
      statementMessages.statementLong,
    );
  }
  return rows;
}

function withBalances(entries: readonly Entry[], openingCents: bigint) {
  let closingCents = openingCents;
  const rows = entries.map((entry): StatementInCents['rows'][number] => {
    closingCents += entry.cents;
    return {
      sourceId: entry.source_id,
      kind: entry.kind,
      mode: entry.mode,
      amountCents: entry.cents,
      balanceCents: closingCents,
      date: entry.at.toISOString(),
      reason: entry.reason,
      reverses: entry.reverses,
      reversal: entry.reversal,
    };
  });
  return { rows, closingCents };
}
