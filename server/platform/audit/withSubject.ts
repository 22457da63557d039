import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

const platformName = 'Platform';

/** Lines of the log before a join. */
export type AuditRows = SelectQueryBuilder<Tables, 'audit_log', object>;

/** Without the address of an approved withdrawal, which only its payer sees. */
const shownDetails = sql<
  Tables['audit_log']['details']
>`CASE WHEN audit_log.action = 'withdrawal.make'
    AND EXISTS (SELECT FROM withdrawals WHERE id = audit_log.target_id AND status = 'approved')
  THEN audit_log.details - 'address' ELSE audit_log.details END`;

/** With the name of the person who acted. */
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

/** A line with its subject. */
export type SubjectRow = Awaited<ReturnType<ReturnType<typeof withSubject>['execute']>>[number];

/** A line with the person who acted. */
export type AuditRow = Awaited<ReturnType<ReturnType<typeof withActor>['execute']>>[number];
