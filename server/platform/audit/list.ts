import { bytesToHex } from '@noble/hashes/utils.js';
import type { SelectQueryBuilder } from 'kysely';
import type { AuditLine, audit } from '#contract/audit.ts';
import type { QueryOf } from '#contract/call.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';

type Filter = QueryOf<typeof audit.list>['filter'];

const id = { column: 'audit_log.seq', type: 'bigint' } as const;

/** How the lines of the log are ordered; lines of some days by their time, which has an index. */
export const auditOrder = (filter: Filter): Order<'seq'> => ({
  sorts: { seq: filter?.from || filter?.to ? { column: 'audit_log.at', type: 'timestamptz' } : id },
  defaultSort: ['seq', 'DESC'],
  id,
});

/** The lines of the log alone: what is filtered and counted. */
type AuditRows = SelectQueryBuilder<Tables, 'audit_log', object>;

/** Adds the names of the actors to lines of the log. */
export const withActor = (rows: AuditRows) =>
  rows
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

/** A line of the log with the name of its actor. */
export type AuditRow = Awaited<ReturnType<ReturnType<typeof withActor>['execute']>>[number];

/** The lines that a list or export asks for; each filter has an index. */
export function filterAudit(db: Db, filter: Filter): AuditRows {
  const { targetId, targetKind, actorId, action, from, to } = filter ?? {};
  let rows: AuditRows = db.selectFrom('audit_log');
  if (targetId) rows = rows.where('audit_log.target_id', '=', targetId);
  if (targetKind) rows = rows.where('audit_log.target_kind', '=', targetKind);
  if (actorId) rows = rows.where('audit_log.actor_id', '=', actorId);
  if (action) rows = rows.where('audit_log.action', '=', action);
  return within(rows, 'audit_log.at', from, to);
}

/** A line of the log in the wire's words. */
export const toLine = (row: AuditRow): AuditLine => ({
  _id: row.id,
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: { _id: row.actor_id, fullName: row.full_name },
  action: row.action,
  target: { kind: row.target_kind, _id: row.target_id },
  details: row.details,
  hash: bytesToHex(row.hash),
});
