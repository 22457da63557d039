import { sql } from 'kysely';
import { type ApprovalKind, approvals, type WaitingApproval } from '#contract/approvals.ts';
import { formatDollars } from '#contract/money.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';

interface Row {
  kind: ApprovalKind;
  id: string;
  user_id: string | null;
  full_name: string | null;
  cents: bigint;
  asked_at: Date;
  needed: number;
  have: number;
}

/** GET /approvals: begun by colleagues, and the caller has not approved them; oldest first. */
export const listWaiting: Route = serve(approvals.waiting, async ({ db, user }) => {
  const { rows } = await sql<Row>`
    SELECT open.kind, open.id, open.user_id, full_name, open.cents, open.asked_at,
      state.needed, state.have
    FROM (
      SELECT DISTINCT 'deposit' AS kind, deposits.id, user_id, cents, asked_at FROM deposits
        JOIN approvals ON subject_kind = 'deposit' AND subject_id = deposits.id
        WHERE deposits.status = 'pending'
      UNION ALL SELECT DISTINCT 'withdrawal', withdrawals.id, user_id, cents, asked_at FROM withdrawals
        JOIN approvals ON subject_kind = 'withdrawal' AND subject_id = withdrawals.id
        WHERE withdrawals.status = 'requested'
      UNION ALL SELECT 'rule', id, NULL, 0, asked_at FROM approval_rules
        WHERE status = 'proposed') AS open
    LEFT JOIN users ON users.id = open.user_id
    CROSS JOIN LATERAL approval_state(open.kind, open.id, open.cents, open.asked_at) AS state
    WHERE state.have < state.needed AND open.user_id IS DISTINCT FROM ${user.userId}::uuid
      AND NOT EXISTS (SELECT FROM approvals mine WHERE mine.subject_kind = open.kind
        AND mine.subject_id = open.id AND mine.by_user = ${user.userId}::uuid)
    ORDER BY open.asked_at, open.id LIMIT ${pageRowsMax}`.execute(db);
  return { data: rows.map(toWaiting) };
});

const toWaiting = (row: Row): WaitingApproval => ({
  kind: row.kind,
  _id: row.id,
  user:
    row.user_id !== null && row.full_name !== null
      ? { _id: row.user_id, fullName: row.full_name }
      : null,
  amount: row.kind === 'rule' ? null : formatDollars(row.cents),
  askedAt: row.asked_at.toISOString(),
  needed: row.needed,
  have: row.have,
});
