import { sql } from 'kysely';
import { listRowsMax } from '#contract/sizes.ts';
import type { Movement } from '#contract/statementRecord.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { statementMessages } from './messages.ts';

/** A movement of an account; credits are positive cents. */
export interface Entry {
  source_id: string;
  kind: Movement['kind'];
  mode: Movement['mode'];
  cents: bigint;
  at: Date;
  reason: string | null;
  reverses: string | null;
  reversal: string | null;
}

/** The movements of an account in a period, the oldest first. Errors: 413 or 422 for too many. */
export async function entriesWithin(
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
