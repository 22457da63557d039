import type { auditTargets } from '#contract/audit.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/** What staff or an account itself did, to what: one line of the audit log. */
export interface AuditEntry {
  at: Date;
  actorId: string;
  action: string;
  target: { kind: (typeof auditTargets)[number]; id: string };
  details?: Record<string, string | number | boolean | null>;
}

/**
 * Writes a staff action into the hash-chained log, in the transaction that did it. Call it last:
 * it takes the chain's lock, and whoever holds that makes all other staff wait (DESIGN 6.15).
 */
export async function appendAudit(trx: Trx, deed: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: crypto.randomUUID(),
      at: deed.at,
      actor_id: deed.actorId,
      action: deed.action,
      target_kind: deed.target.kind,
      target_id: deed.target.id,
      details: JSON.stringify(deed.details ?? {}),
    })
    .execute();
}
