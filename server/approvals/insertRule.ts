import { groupDollars, parseDollars } from '#contract/money.ts';
import type { AuditEntry } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { giveApproval } from './give.ts';
import { type Proposal, requireFitRule } from './requireFitRule.ts';

interface Proposing {
  rule: Proposal;
  signer: Signer;
}

interface Inserted {
  missing: { needed: number | null; have: number } | undefined;
  from: Date | null;
  line: AuditEntry;
}

/**
 * Proposes a rule with the caller's approval. Returns the approvals that are `missing`, or the moment
 * `from` which it applies, and the line that the caller appends to the log. Errors: 403 no duty; 422
 * more approvals than people with the duty, too short a wait, or less than two people and 24 hours where
 * that always holds.
 */
export async function insertRule(
  trx: Trx,
  { rule, signer }: Proposing,
  at: Date,
): Promise<Inserted> {
  await requireFitRule(trx, rule);
  const id = crypto.randomUUID();
  const { kind, approvals: needed, waitHours = 0, separatePayer = false, removed = false } = rule;
  const fromCents = parseDollars(rule.fromUsd || '0');
  const actorId = signer.caller.userId;
  await trx
    .insertInto('approval_rules')
    .values({
      ...{ id, kind, from_cents: fromCents, approvals: needed, wait_s: waitHours * 3600 },
      ...{ separate_payer: separatePayer, removed, proposed_by: actorId },
    })
    .execute();
  const missing = await giveApproval(trx, { kind: 'rule', id, amountCents: 0n, signer });
  const from = missing ? null : await putInForce(trx, id);
  const terms = { approvals: needed, waitHours, separatePayer, removed };
  const line: AuditEntry = {
    ...{ at, actorId, action: 'rule.propose', target: { kind: 'rule', id } },
    details: { kind, fromUsd: groupDollars(fromCents), ...terms },
  };
  return { missing, from, line };
}

/** After the last approval; returns the moment from which the rule applies. */
export async function putInForce(trx: Trx, id: string) {
  const { valid_from } = await trx
    .updateTable('approval_rules')
    .set({ status: 'approved' })
    .where('id', '=', id)
    .returning('valid_from')
    .executeTakeFirstOrThrow();
  return valid_from;
}
