import type { auditTargets } from '#contract/audit.ts';
import type { AuditAction } from '#contract/auditActions.ts';
import type { Trx } from '#server/platform/db/tables.ts';

export interface AuditEntry {
  at: Date;
  actorId: string;
  action: AuditAction;
  target: { kind: (typeof auditTargets)[number]; id: string };
  details?: Record<string, string | number | boolean | null>;
}

/** Call it last: it locks the hash chain, which blocks every other staff action until commit. */
export async function appendAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: crypto.randomUUID(),
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      target_kind: entry.target.kind,
      target_id: entry.target.id,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
