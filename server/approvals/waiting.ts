import { sql } from 'kysely';
import { type ApprovalKind, approvals, type WaitingApproval } from '#contract/approvals.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import { type Duty, dutyNames } from '#contract/duties.ts';
import { formatDollars, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';

interface Row {
  kind: ApprovalKind;
  id: string;
  user_id: string | null;
  full_name: string | null;
  user_name: string;
  verified_at: Date | null;
  created_at: Date;
  available_cents: bigint;
  proposer: string | null;
  proposer_name: string | null;
  cents: bigint;
  /** Direction, coin or duty; of a reversal direction, source and its id. */
  about: string | null;
  /** Of what moves money, and of a reset, the reason; of a wallet its address or key. */
  detail: string | null;
  content: string;
  asked_at: Date;
  needed: number;
  have: number;
  payable_from: Date | null;
  mine: boolean;
  objections: WaitingApproval['objections'];
}

/** GET /approvals: begun or proposed, and not complete; oldest first. */
export const listWaiting: Route = serve(approvals.waiting, async ({ db, user }) => {
  const { rows } = await sql<Row>`
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

const withReason: readonly ApprovalKind[] = ['adjustment', 'reversal', 'reset'];

const toWaiting = (row: Row): WaitingApproval => ({
  kind: row.kind,
  _id: row.id,
  user: ownerOf(row),
  proposedBy: personOf(row.proposer, row.proposer_name),
  change: changeOf(row),
  reason: withReason.includes(row.kind) ? row.detail : null,
  content: row.content,
  amount: row.cents > 0n ? formatDollars(row.cents) : null,
  available: availableOf(row),
  askedAt: row.asked_at.toISOString(),
  needed: row.needed,
  have: row.have,
  payableFrom: row.payable_from?.toISOString() ?? null,
  mine: row.mine,
  objections: row.objections.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
});

const personOf = (id: string | null, fullName: string | null) =>
  id !== null && fullName !== null ? { _id: id, fullName } : null;

function ownerOf(row: Row): WaitingApproval['user'] {
  const owner = personOf(row.user_id, row.full_name);
  if (!owner) return null;
  const { user_name: userName, verified_at: verifiedAt, created_at: createdAt } = row;
  return {
    ...owner,
    userName,
    isVerified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

function availableOf({ kind, about, cents, available_cents: before }: Row) {
  if (kind !== 'adjustment' && kind !== 'reversal') return null;
  const after = about?.startsWith('credit') ? before + cents : before - cents;
  return { before: formatDollars(before), after: formatDollars(after) };
}

function changeOf({ kind, about, detail, cents, full_name: name }: Row): string | null {
  if (kind === 'adjustment')
    return `${about === 'credit' ? 'Credit' : 'Debit'} ${groupDollars(cents)}`;
  if (kind === 'reversal') {
    const [direction, source, sourceId = ''] = (about ?? '').split(' ');
    const effect = direction === 'credit' ? 'adds' : 'takes';
    return `Reverse the ${source} ${reference(sourceId)}, which ${effect} ${groupDollars(cents)}`;
  }
  if (kind === 'wallet') {
    const key = detail?.startsWith('key ') && detail.slice(4);
    const where = key ? `addresses of the key ${key}` : detail;
    return `${coinNames[about as Coin]} deposits go to ${where}`;
  }
  if (kind === 'alarm') return `Close the ${coinNames[about as Coin]} alarm about ${detail}`;
  if (kind === 'duty') {
    const verb = detail === 'give' ? 'Give' : 'Take';
    return `${verb} ${dutyNames([about as Duty])} ${detail === 'give' ? 'to' : 'from'} ${name}`;
  }
  return kind === 'reset' ? `Remove two-step sign-in of ${name}` : null;
}
