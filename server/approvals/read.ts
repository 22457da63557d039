import { sql } from 'kysely';
import { type ApprovalKind, approvals } from '#contract/approvals.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readProgress } from './progress.ts';

interface Row {
  cents: bigint;
  asked: Date;
  text: string;
  content: string;
}

/** GET /approvals/{kind}/{id}: what is approved, by whom, and what is missing. Errors: 404. */
export const readApprovals: Route = serve(approvals.read, async ({ db, params, user }) => {
  const kind = params.kind as ApprovalKind;
  const { id } = params;
  const { rows } = await sql<Row>`
    SELECT cents, asked, subject_text(${kind}, ${id}, cents) AS text,
      encode(subject_content(${kind}, ${id}, cents), 'hex') AS content
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
  return { data: { ...progress, contentText, content } };
});
