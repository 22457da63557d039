import { bytesToHex } from '@noble/hashes/utils.js';
import type { SelectQueryBuilder } from 'kysely';
import type { AuditAction, AuditLine, audit } from '#contract/audit.ts';
import type { QueryOf } from '#contract/call.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';

type Filter = QueryOf<typeof audit.list>['filter'];

const id = { column: 'audit_log.seq', type: 'bigint' } as const;

/** By number, or by time if the filter has dates, because that index serves both. */
export const auditOrder = (filter: Filter): Order<'seq'> => ({
  sorts: { seq: filter?.from || filter?.to ? { column: 'audit_log.at', type: 'timestamptz' } : id },
  defaultSort: ['seq', 'DESC'],
  id,
});

type AuditRows = SelectQueryBuilder<Tables, 'audit_log', object>;

export const withActor = (rows: AuditRows) =>
  rows
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

export type AuditRow = Awaited<ReturnType<ReturnType<typeof withActor>['execute']>>[number];

export function filterAudit(db: Db, filter: Filter): AuditRows {
  const { targetId, targetKind, actorId, action, from, to } = filter ?? {};
  let rows: AuditRows = db.selectFrom('audit_log');
  if (targetId) rows = rows.where('audit_log.target_id', '=', targetId);
  if (targetKind) rows = rows.where('audit_log.target_kind', '=', targetKind);
  if (actorId) rows = rows.where('audit_log.actor_id', '=', actorId);
  if (action) rows = rows.where('audit_log.action', '=', action);
  return within(rows, 'audit_log.at', { from, to });
}

export const toLine = (row: AuditRow): AuditLine => ({
  _id: row.id,
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: { _id: row.actor_id, fullName: row.full_name },
  action: row.action as AuditAction,
  target: { kind: row.target_kind, _id: row.target_id },
  details: row.details,
  hash: bytesToHex(row.hash),
});
