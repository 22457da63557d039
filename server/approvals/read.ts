import { sql } from 'kysely';
import type { ApprovalProgress } from '#contract/approvalProgress.ts';
import { type ApprovalKind, approvals, approvers } from '#contract/approvals.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { readProgress } from './progress.ts';

interface Row {
  cents: bigint;
  asked: Date;
  owner: string | null;
  is_open: boolean;
  text: string;
  content: string;
  wait_s: number | null;
}

const hourS = 3600;

/** GET /approvals/{kind}/{id}: what is approved, by whom, and what is missing. Errors: 404. */
export const readApprovals: Route = serve(approvals.read, async ({ db, params, user }) => {
  const kind = params.kind as ApprovalKind;
  const { id } = params;
  const { rows } = await sql<Row>`
    SELECT cents, asked, owner, is_open, ${shownText(kind, id)} AS text,
      encode(subject_content(${kind}, ${id}, cents), 'hex') AS content,
      (SELECT max(step.wait_s) FROM (SELECT wait_s FROM rule_step(${kind}, cents, asked)
        UNION ALL SELECT wait_s FROM rule_step(${kind}, cents, platform_now())) step) AS wait_s
    FROM subject_facts(${kind}, ${id}), LATERAL (SELECT coalesce(
      (SELECT amount_cents FROM deposits WHERE ${kind} = 'deposit' AND deposits.id = ${id}),
      (SELECT amount_cents FROM withdrawals WHERE ${kind} = 'withdrawal' AND withdrawals.id = ${id}),
      (SELECT amount_cents FROM adjustment_proposals p WHERE ${kind} = 'adjustment' AND p.id = ${id}),
      (SELECT amount_cents FROM reversals WHERE ${kind} = 'reversal' AND reversals.id = ${id}),
      0) AS cents) AS amount
    WHERE audited IS NOT NULL`.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const { cents: amountCents, asked: askedAt, text: contentText, content } = row;
  const progress = await readProgress(db, { kind, id, amountCents, askedAt }, user.userId);
  const waitHours = (row.wait_s ?? 0) / hourS;
  const whyNot = obstacleOf(row, { kind, progress, user });
  return { data: { ...progress, contentText, content, waitHours, whyNot } };
});

/** Without the address of an approved withdrawal: two people who both see it may both pay to it. */
const shownText = (kind: ApprovalKind, id: string) => sql<string>`coalesce(
  (SELECT replace(subject_text(${kind}, ${id}, cents), address, left(address, 8) || '…' || right(address, 8)) FROM withdrawals
    WHERE ${kind} = 'withdrawal' AND withdrawals.id = ${id} AND status = 'approved'),
  subject_text(${kind}, ${id}, cents))`;

interface Reader {
  kind: ApprovalKind;
  progress: ApprovalProgress;
  user: SignedIn;
}

/** The message with which an approval of the caller would be refused, in the order of the checks. */
function obstacleOf(
  { is_open: isOpen, owner }: Row,
  { kind, progress, user }: Reader,
): string | null {
  if (!isOpen) return platformMessages.notOpen;
  if (owner === user.userId) return platformMessages.ownDecision;
  if (!user.duties.includes(approvers[kind])) return platformMessages.approverLacksDuty;
  if (progress.mine) return platformMessages.approvedBefore;
  if (progress.objections.length > 0) return platformMessages.objected;
  return progress.have < progress.needed ? null : platformMessages.approvalsComplete;
}
