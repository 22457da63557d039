import { bytesToHex } from '@noble/hashes/utils.js';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type AuditLine, type audit, platformActor } from '#contract/audit.ts';
import type { QueryOf } from '#contract/call.ts';
import { formatDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { within } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';

type Filter = QueryOf<typeof audit.list>['filter'];

const platformName = 'Platform';

const id = { column: 'audit_log.seq', type: 'bigint' } as const;

/** By number, or by time if the filter has dates, because that index serves both. */
export const auditOrder = (filter: Filter): Order<'seq'> => ({
  sorts: { seq: filter?.from || filter?.to ? { column: 'audit_log.at', type: 'timestamptz' } : id },
  defaultSort: ['seq', 'DESC'],
  id,
});

type AuditRows = SelectQueryBuilder<Tables, 'audit_log', object>;

/** Without the address of an approved withdrawal, which only its payer sees. */
const shownDetails = sql<
  Tables['audit_log']['details']
>`CASE WHEN audit_log.action = 'withdrawal.make'
    AND EXISTS (SELECT FROM withdrawals WHERE id = audit_log.target_id AND status = 'approved')
  THEN audit_log.details - 'address' ELSE audit_log.details END`;

export const withActor = (rows: AuditRows) =>
  rows
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(shownDetails.as('details'))
    .select(({ fn, val }) =>
      fn.coalesce('users.full_name', val(platformName)).$notNull().as('full_name'),
    );

/** With the deposit, withdrawal, payment or person that each line is about: one statement a page. */
export const withSubject = (rows: AuditRows) =>
  withActor(rows)
    .leftJoin('deposits', (join) =>
      join
        .onRef('deposits.id', '=', 'audit_log.target_id')
        .on('audit_log.target_kind', '=', 'deposit'),
    )
    .leftJoin('withdrawals', (join) =>
      join
        .onRef('withdrawals.id', '=', 'audit_log.target_id')
        .on('audit_log.target_kind', '=', 'withdrawal'),
    )
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.id', '=', 'audit_log.target_id').on('audit_log.target_kind', '=', 'quote'),
    )
    .leftJoin('users as subject', (join) =>
      join.on(
        sql<boolean>`subject.id = coalesce(deposits.user_id, withdrawals.user_id, quotes.user_id,
          CASE WHEN audit_log.target_kind = 'user' THEN audit_log.target_id END)`,
      ),
    )
    .select(['subject.full_name as subject_name', 'subject.id as subject_user_id'])
    .select(({ fn }) =>
      fn
        .coalesce(
          'deposits.amount_received_cents',
          'deposits.amount_cents',
          'withdrawals.amount_cents',
          'quotes.amount_cents',
        )
        .as('subject_cents'),
    );

type SubjectRow = Awaited<ReturnType<ReturnType<typeof withSubject>['execute']>>[number];

export type AuditRow = Awaited<ReturnType<ReturnType<typeof withActor>['execute']>>[number];

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

/** Of an adjustment, which has its amount in the line. */
const adjusted = ({ target_kind, details: { amount } }: SubjectRow): string | null =>
  target_kind === 'user' && typeof amount === 'string' ? amount.replace(/[$,]/g, '') : null;

const referred = new Set(['deposit', 'withdrawal', 'quote']);

export const toLine = (row: SubjectRow): AuditLine => ({
  _id: row.id,
  seq: Number(row.seq),
  at: row.at.toISOString(),
  actor: { _id: row.actor_id ?? platformActor, fullName: row.full_name },
  action: row.action as AuditLine['action'],
  target: { kind: row.target_kind, _id: row.target_id },
  subject: {
    userId: row.subject_user_id,
    fullName: row.subject_name,
    amount: row.subject_cents === null ? adjusted(row) : formatDollars(row.subject_cents),
    reference: referred.has(row.target_kind) ? reference(row.target_id) : null,
  },
  details: row.details,
  hash: bytesToHex(row.hash),
});
