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
  /** Of the line of the log: the user, for what changes a balance or duties. */
  logId?: string;
}

interface State {
  needed: number | null;
  have: number;
}

/**
 * Records the approval of staff in one statement. Returns undefined once the rule is met; else the
 * caller writes nothing more than `recordProgress`. Errors: 403 their own item or no duty; 409
 * approved by them before, or closed.
 */
export async function giveApproval(trx: Trx, approval: Approval): Promise<State | undefined> {
  const { kind, id, amountCents, staffId, note } = approval;
  const { rows } = await sql<State>`SELECT needed, have FROM give_approval(
    ${crypto.randomUUID()}, ${kind}, ${id}, ${amountCents}, ${staffId}, ${note || null})`.execute(
    trx,
  );
  const state = rows[0];
  // Without a rule the database refuses the decision.
  return state && state.needed !== null && state.have < state.needed ? state : undefined;
}

/** Records an approval that does not suffice, for colleagues and the log; returns its sentence. */
export async function recordProgress(
  trx: Trx,
  { kind, id, staffId, note, logId = id }: Approval,
  { have, needed, at }: State & { at: Date },
): Promise<string> {
  if (kind === 'deposit' || kind === 'withdrawal')
    await recordEvent(trx, { kind: 'review.changed', subject: { kind, id } }, at);
  const details = { have, needed, note: note || null };
  const entry = { at, actorId: staffId, target: logTarget(kind, logId), details };
  await appendAudit(trx, { ...entry, action: 'approval.give' });
  return progressSentence({ have, needed });
}

export const progressSentence = ({ have, needed }: State): string =>
  `Approval ${have} of ${needed} recorded. Another person must approve the same.`;

/** The target of a line of the log about a subject. */
export const logTarget = (kind: ApprovalKind, id: string) =>
  kind === 'adjustment' || kind === 'reversal' || kind === 'duty'
    ? ({ kind: 'user', id } as const)
    : { kind, id };
