import { sql } from 'kysely';
import type { ApprovalKind } from '#contract/approvals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';

interface Approval {
  kind: ApprovalKind;
  id: string;
  amountCents: bigint;
  staffId: string;
  note?: string | undefined;
}

interface State {
  needed: number | null;
  have: number;
}

/**
 * Records the approval of staff in one statement. Returns undefined once the rule is met, else the
 * sentence for the approver; then the caller writes nothing more. Errors: 403 their own item or no
 * duty; 409 approved by them before, or closed.
 */
export async function giveApproval(
  trx: Trx,
  { kind, id, amountCents, staffId, note }: Approval,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<State>`SELECT needed, have FROM give_approval(
    ${crypto.randomUUID()}, ${kind}, ${id}, ${amountCents}, ${staffId}, ${note || null})`.execute(
    trx,
  );
  const { needed, have } = rows[0] ?? { needed: null, have: 0 };
  // Without a rule the database refuses the decision.
  if (needed === null || have >= needed) return undefined;
  if (kind !== 'rule')
    await recordEvent(trx, { kind: 'review.changed', subject: { kind, id } }, at);
  const target = { kind, id };
  const details = { have, needed, note: note || null };
  await appendAudit(trx, { at, actorId: staffId, action: 'approval.give', target, details });
  return `Approval ${have} of ${needed} recorded. Another person must approve the same.`;
}
