import type { audit } from '#contract/audit.ts';
import type { QueryOf } from '#contract/call.ts';
import { platformActor } from '#contract/platformActions.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import type { AuditRows } from './withSubject.ts';

type Filter = QueryOf<typeof audit.list>['filter'];

const id = { column: 'audit_log.seq', type: 'bigint' } as const;

/** By number, or by time if the filter has dates, because that index serves both. */
export const auditOrder = (filter: Filter): Order<'seq'> => ({
  sorts: { seq: filter?.from || filter?.to ? { column: 'audit_log.at', type: 'timestamptz' } : id },
  defaultSort: ['seq', 'DESC'],
  id,
});

/** Of people, unless the filter asks for the lines of the platform. */
export function filterAudit(db: Db, filter: Filter): AuditRows {
  const { targetId, targetKind, actorId, action, from, to } = filter ?? {};
  let rows: AuditRows = db.selectFrom('audit_log');
  if (targetId) rows = rows.where('audit_log.target_id', '=', targetId);
  if (targetKind) rows = rows.where('audit_log.target_kind', '=', targetKind);
  if (actorId === platformActor) rows = rows.where('audit_log.actor_id', 'is', null);
  else rows = rows.where('audit_log.actor_id', 'is not', null);
  if (actorId && actorId !== platformActor) rows = rows.where('audit_log.actor_id', '=', actorId);
  if (action) rows = rows.where('audit_log.action', '=', action);
  return within(rows, 'audit_log.at', { from, to });
}
