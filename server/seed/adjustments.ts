import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { fundedAccounts } from './funded.ts';
import { fraction, inTurn, sampleId } from './sample.ts';
import type { Part } from './slices.ts';

const n = sql.ref('n');

/** At the end of a slice: 5 to 45 dollars, credits and debits. */
export async function insertAdjustments(trx: Trx, { sample, slice, lane }: Part): Promise<void> {
  await sql`
    WITH funded AS (${fundedAccounts({ sample, slice, lane }, slice.adjustments)}),
    made AS (
      INSERT INTO adjustments (id, user_id, direction, amount_cents, reason, made_by, at,
        sample)
      SELECT ${sampleId(sample, 'adjustment', n)}, user_id,
        ${inTurn(['credit', 'debit', 'credit'], n)},
        500 + floor(4000 * ${fraction(sample, 'amount', n)})::bigint,
        ${inTurn(['Goodwill (sample)', 'Correction (sample)', 'Returned fee (sample)'], n)}, ${sample.staffId},
        ${slice.from}::timestamptz + (${slice.to}::timestamptz - ${slice.from}::timestamptz)
          * (0.96 + 0.03 * ${fraction(sample, 'wait', n)}), true
      FROM funded
      RETURNING id, user_id, direction, amount_cents, at)
    INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents, source,
      source_id, leg)
    SELECT at,
      CASE direction WHEN 'credit' THEN ${platformAccounts.adjustments}::uuid ELSE accounts.id END,
      CASE direction WHEN 'credit' THEN accounts.id ELSE ${platformAccounts.adjustments}::uuid END,
      amount_cents, 'adjustment', made.id, direction
    FROM made JOIN accounts ON accounts.user_id = made.user_id AND accounts.kind = 'available'
    ORDER BY at`.execute(trx);
}
