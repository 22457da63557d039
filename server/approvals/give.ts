import { sql } from 'kysely';
import type { ApprovalKind } from '#contract/approvals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { readEvidence, requireSignature } from '#server/secondFactor/evidence.ts';
import { mailApproval } from './mail.ts';

interface Approval {
  kind: ApprovalKind;
  id: string;
  amountCents: bigint;
  signer: Signer;
  /** Of a subject that was there before: its text, as the approver saw it (contract/approvalContent.ts). */
  shown?: { content?: string | undefined } | undefined;
  note?: string | undefined;
  /** Of the line of the log: the user, for what changes a balance or duties. */
  logId?: string;
}

interface State {
  needed: number | null;
  have: number;
}

// Where one person decides, a stolen session could; what those change stays for longer than a payment.
const signedAlways: readonly ApprovalKind[] = ['wallet', 'rule', 'duty', 'reset', 'alarm'];

/**
 * Records the approval of staff with its evidence, in one statement where no passkey signs. Returns
 * undefined once the rule is met; else the caller writes nothing more than `recordProgress`. Errors:
 * 403 their own item, no duty or no signature; 409 approved by them before, closed, or another content;
 * 422 a signature without the content. Under a rule of two people its author gets a mail.
 */
export async function giveApproval(trx: Trx, approval: Approval): Promise<State | undefined> {
  const { kind, id, amountCents, signer, note, shown } = approval;
  const evidence = await readEvidence(trx, signer);
  if (evidence.type === 'passkey' && shown && !shown.content) {
    throw fieldError('content', platformMessages.contentMissing);
  }
  if (signedAlways.includes(kind)) await requireSignature(trx, signer);
  const { rows } = await sql<State>`SELECT needed, have FROM give_approval(
    ${crypto.randomUUID()}, ${kind}, ${id}, ${amountCents}, ${signer.caller.userId}, ${note || null},
    ${JSON.stringify(evidence)}::jsonb, ${shown?.content || null})`.execute(trx);
  const state = rows[0];
  const isOfTwo = (state?.needed ?? 0) > 1;
  if (isOfTwo) await requireSignature(trx, signer, { byPasskeyOnly: true });
  if (state && isOfTwo) {
    const given = { kind, id, amountCents, userId: signer.caller.userId, evidence };
    await mailApproval(trx, { ...given, needed: state.needed ?? 0, have: state.have }, signer.at);
  }
  // Without a rule the database refuses the decision.
  return state && state.needed !== null && state.have < state.needed ? state : undefined;
}

/** Records an approval that does not suffice, for colleagues and the log; returns its sentence. */
export async function recordProgress(
  trx: Trx,
  { kind, id, signer, note, logId = id }: Approval,
  { have, needed, at }: State & { at: Date },
): Promise<string> {
  if (kind === 'deposit' || kind === 'withdrawal')
    await recordEvent(trx, { kind: 'review.changed', subject: { kind, id } }, at);
  const details = { have, needed, note: note || null };
  const entry = { at, actorId: signer.caller.userId, target: logTarget(kind, logId), details };
  await appendAudit(trx, { ...entry, action: 'approval.give' });
  return progressSentence({ have, needed });
}

export const progressSentence = ({ have, needed }: State): string =>
  `Approval ${have} of ${needed} recorded. Another person must approve the same.`;

/** The target of a line of the log about a subject. */
export const logTarget = (kind: ApprovalKind, id: string) =>
  kind === 'adjustment' || kind === 'reversal' || kind === 'duty' || kind === 'reset'
    ? ({ kind: 'user', id } as const)
    : { kind, id };
