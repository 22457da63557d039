import { type RawBuilder, sql } from 'kysely';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type DecisionKind, decisionKinds, decisionSources } from './evidence/decisionSources.ts';
import type { Decided } from './isAbout.ts';

/** A decision with its evidence and what it must be held against. */
export interface EvidenceRow extends Decided {
  id: string;
  userId: string;
  userName: string;
  at: Date;
  evidence: Evidence | null;
  sample: boolean;
  /** The moment as the database has it: a Date has no microseconds. */
  exactAt: string;
  /**
   * By the rule when it was asked or when it was given; null without one. Of older rows by amount. One
   * that names another amount than its item counts as one of two.
   */
  needed: number | null;
  /** Of a table that has no rows from before decisions were signed. */
  isLater?: boolean;
}

/** Where a page goes on: after this row. */
type After = Pick<EvidenceRow, 'exactAt' | 'id'>;

const rowsPerPage = 200;

/** All decisions with evidence, a page at a time. */
export async function* evidenceRows(db: Db): AsyncGenerator<EvidenceRow[]> {
  for (const kind of decisionKinds) {
    let after: After = { exactAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const page = sql`(at, id) > (${after.exactAt}::timestamptz, ${after.id}::uuid)`;
      const { rows } = await select(kind, page).execute(db);
      const last = rows.at(-1);
      if (!last) break;
      yield rows;
      after = last;
      if (rows.length < rowsPerPage) break;
    }
  }
}

/**
 * Those of one withdrawal: its request and the approvals of what it is now; those of the credits of its owner; and of
 * alarms that were closed in the last week.
 */
export async function withdrawalEvidence(db: Db, id: string): Promise<EvidenceRow[]> {
  const approvals = sql`what = 'withdrawal' AND "subjectId" = ${id}::uuid AND content =
    (SELECT encode(subject_content('withdrawal', id, amount_cents), 'hex') FROM withdrawals
      WHERE id = ${id}::uuid)`;
  const owner = sql`(SELECT user_id FROM withdrawals WHERE id = ${id}::uuid)`;
  const credits = sql`(what, "subjectId") IN (
      SELECT 'deposit', id FROM deposits WHERE user_id = ${owner}
      UNION ALL SELECT 'adjustment', id FROM adjustment_proposals WHERE user_id = ${owner}
      UNION ALL SELECT 'reversal', id FROM reversals WHERE user_id = ${owner}
      UNION ALL SELECT 'alarm', id FROM alarms WHERE closed_at > platform_now() - interval '7 days')
    AND NOT sample AND (evidence IS NOT NULL OR needed > 1)`;
  const [given, requested, credited] = [
    await select('approvals', approvals).execute(db),
    await select('requests', sql`id = ${id}::uuid`).execute(db),
    await select('approvals', credits, { isWhole: true }).execute(db),
  ];
  return [...given.rows, ...requested.rows, ...credited.rows];
}

/** Of the payment that the maker of a payout signed, one for each of its withdrawals; and of the approval of its key. */
export async function payoutEvidence(db: Db, payoutId: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    SELECT w.id, 'payment' AS what, w.id AS "subjectId", NULL AS content, p.made_by AS "userId",
      first.made_at AS at, first.made_at::text AS "exactAt", p.evidence, false AS sample,
      (SELECT max(step.needed)::integer FROM (
        SELECT needed FROM rule_step('withdrawal', w.amount_cents, w.asked_at)
        UNION ALL SELECT needed FROM rule_step('withdrawal', w.amount_cents, first.made_at)) step) AS needed,
      jsonb_build_object('id', w.id, 'coin', w.coin) AS subject, maker.user_name AS "userName",
      true AS "isLater"
    FROM payouts p JOIN payouts first ON first.id = p.family_id
      JOIN payout_items i ON i.payout_id = p.id JOIN withdrawals w ON w.id = i.withdrawal_id
      JOIN users maker ON maker.id = p.made_by
    WHERE p.id = ${payoutId}`.execute(db);
  const key = sql`what = 'wallet' AND ("subjectId", content) = (SELECT wallet_id,
    encode(subject_content('wallet', wallet_id, 0), 'hex') FROM payouts WHERE id = ${payoutId}::uuid)`;
  const approved = await select('approvals', key, { isWhole: true }).execute(db);
  return [...rows, ...approved.rows];
}

const select = (kind: DecisionKind, chosen: RawBuilder<unknown>, { isWhole = false } = {}) =>
  sql<EvidenceRow>`SELECT given.*, given.at::text AS "exactAt", user_name AS "userName" FROM (
      SELECT * FROM (${decisionSources[kind]}) source WHERE ${chosen}
      ORDER BY at, id LIMIT ${isWhole ? null : rowsPerPage}) given
    JOIN users ON users.id = given."userId" ORDER BY given.at, given.id`;
