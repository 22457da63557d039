import { type RawBuilder, sql } from 'kysely';

/** The kinds of decisions with evidence. */
export const decisionKinds = ['approvals', 'requests', 'payments', 'addresses'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

const withdrawn = sql`to_jsonb(withdrawals) || jsonb_build_object('coin_units', coin_units::text)`;

/** The decisions of a kind, each with its evidence and the row that it decided. */
export const decisionSources: Record<DecisionKind, RawBuilder<unknown>> = {
  approvals: sql`SELECT approvals.id, subject_kind AS what, subject_id AS "subjectId",
      encode(content, 'hex') AS content, by_user AS "userId", approvals.at, evidence, sample,
      (CASE WHEN NOT sample AND cents <> item_cents(subject_kind, subject_id) THEN 2
        ELSE coalesce(approvals.needed, (SELECT max(step.needed) FROM (
          SELECT needed FROM rule_step(subject_kind, cents, facts.asked)
          UNION ALL SELECT needed FROM rule_step(subject_kind, cents, approvals.at)) step)
        ) END)::integer AS needed,
      CASE subject_kind
        WHEN 'withdrawal' THEN jsonb_build_object('id', subject_id)
        WHEN 'adjustment' THEN
          (SELECT to_jsonb(made) FROM adjustment_proposals made WHERE made.id = subject_id)
        WHEN 'reversal' THEN (SELECT to_jsonb(made) FROM reversals made WHERE made.id = subject_id)
        WHEN 'wallet' THEN (SELECT to_jsonb(made) FROM wallets made WHERE made.id = subject_id)
        WHEN 'rule' THEN (SELECT to_jsonb(made) FROM approval_rules made WHERE made.id = subject_id)
        WHEN 'duty' THEN (SELECT to_jsonb(made) FROM duty_changes made WHERE made.id = subject_id)
        WHEN 'reset' THEN (SELECT to_jsonb(made) FROM resets made WHERE made.id = subject_id)
      END AS subject
    FROM approvals LEFT JOIN LATERAL subject_facts(subject_kind, subject_id) facts ON true`,
  requests: sql`SELECT id, 'request' AS what, id AS "subjectId", NULL AS content,
      user_id AS "userId", asked_at AS at, evidence, false AS sample, NULL::integer AS needed,
      ${withdrawn} AS subject FROM withdrawals`,
  payments: sql`SELECT id, 'payment' AS what, id AS "subjectId", NULL AS content,
      paid_by AS "userId", paid_at AS at,
      CASE WHEN evidence->>'type' = 'earlier' AND payment_evidence IS NULL THEN evidence
        ELSE payment_evidence END AS evidence, false AS sample,
      (SELECT max(step.needed)::integer FROM (
        SELECT needed FROM rule_step('withdrawal', amount_cents, asked_at)
        UNION ALL SELECT needed FROM rule_step('withdrawal', amount_cents, paid_at)) step) AS needed,
      ${withdrawn} AS subject FROM withdrawals WHERE status = 'paid'`,
  addresses: sql`SELECT id, 'address' AS what, id AS "subjectId", NULL AS content,
      user_id AS "userId", added_at AS at, evidence, false AS sample, NULL::integer AS needed,
      to_jsonb(payout_addresses) AS subject FROM payout_addresses`,
};
