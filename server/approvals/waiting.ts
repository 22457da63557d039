import { sql } from 'kysely';
import { approvals } from '#contract/approvals.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { toWaiting, type WaitingRow } from './toWaiting.ts';

/** GET /approvals: begun or proposed, and not complete; oldest first. */
export const listWaiting: Route = serve(approvals.waiting, async ({ db, user }) => {
  const { rows } = await sql<WaitingRow>`
    SELECT open.*, subject_text(open.kind, open.id, open.cents) AS content, owner.full_name, owner.user_name, owner.verified_at, owner.created_at,
      available.balance_cents AS available_cents, staff.full_name AS proposer_name, state.needed, state.have, state.payable_from,
      EXISTS (SELECT FROM approvals mine WHERE mine.subject_kind = open.kind
        AND mine.subject_id = open.id AND mine.by_user = ${user.userId}::uuid) AS mine,
      (SELECT coalesce(json_agg(json_build_object(
          'by', json_build_object('_id', by_user, 'fullName', users.full_name),
          'at', objections.at, 'reason', reason, 'mine', by_user = ${user.userId}::uuid)
          ORDER BY objections.at), '[]')
        FROM objections JOIN users ON users.id = by_user
        WHERE subject_kind = open.kind AND subject_id = open.id AND lifted_at IS NULL
          AND is_active_staff(by_user)) AS objections
    FROM (
      SELECT DISTINCT 'deposit' AS kind, deposits.id, user_id, NULL::uuid AS proposer, cents,
          NULL AS about, NULL AS detail, asked_at
        FROM deposits JOIN approvals ON subject_kind = 'deposit' AND subject_id = deposits.id
        WHERE deposits.status = 'pending'
      UNION ALL SELECT DISTINCT 'withdrawal', withdrawals.id, user_id, NULL::uuid, cents, NULL, NULL,
          asked_at
        FROM withdrawals
        JOIN approvals ON subject_kind = 'withdrawal' AND subject_id = withdrawals.id
        WHERE withdrawals.status = 'requested'
      UNION ALL SELECT 'adjustment', id, user_id, proposed_by, amount_cents, direction, reason, asked_at
        FROM adjustment_proposals proposal WHERE withdrawn_at IS NULL
          AND NOT EXISTS (SELECT FROM adjustments WHERE adjustments.id = proposal.id)
      UNION ALL SELECT 'reversal', id, user_id, made_by, amount_cents,
          concat_ws(' ', direction, source, source_id), reason, asked_at
        FROM reversals WHERE status = 'proposed'
      UNION ALL SELECT 'wallet', id, NULL, added_by, 0, coin, coalesce('key ' || account_key, address),
          asked_at FROM wallets
        WHERE status = 'proposed'
      UNION ALL SELECT 'rule', id, NULL, proposed_by, 0, NULL, NULL, asked_at FROM approval_rules
        WHERE status = 'proposed'
      UNION ALL SELECT 'duty', id, user_id, made_by, 0, duty, CASE WHEN gives THEN 'give' ELSE 'take' END,
          asked_at
        FROM duty_changes WHERE status = 'proposed'
      UNION ALL SELECT 'reset', id, user_id, made_by, 0, NULL, reason, asked_at FROM resets
        WHERE status = 'proposed'
      UNION ALL SELECT 'alarm', id, NULL, NULL::uuid, 0, coin, txid, raised_at FROM alarms
        WHERE status = 'open') AS open
    LEFT JOIN users owner ON owner.id = open.user_id
    LEFT JOIN accounts available ON available.user_id = open.user_id AND available.kind = 'available'
    LEFT JOIN users staff ON staff.id = open.proposer
    CROSS JOIN LATERAL approval_state(open.kind, open.id, open.cents, open.asked_at) AS state
    WHERE (state.have < state.needed OR open.proposer IS NOT NULL)
      AND open.user_id IS DISTINCT FROM ${user.userId}::uuid
    ORDER BY open.asked_at, open.id LIMIT ${pageRowsMax}`.execute(db);
  return { data: rows.map(toWaiting) };
});
