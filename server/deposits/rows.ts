import { type SelectQueryBuilder, sql } from 'kysely';
import { chainOfRow } from '#server/chain/depositChain.ts';
import { messagesOf } from '#server/conversations/messagesOf.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { reviewOf } from '#server/reviews/activeReview.ts';

/** A query of deposits, before its columns are chosen. */
export type DepositRows = SelectQueryBuilder<Tables, 'deposits', object>;

/** Selects all columns, and the name of the investor. */
export const withInvestor = (rows: DepositRows) =>
  rows
    .leftJoin('users', 'users.id', 'deposits.user_id')
    .selectAll('deposits')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'));

const isFirst = sql<boolean>`NOT EXISTS (
  SELECT FROM deposits AS earlier WHERE earlier.user_id = deposits.user_id
    AND (earlier.deposit_date, earlier.id) < (deposits.deposit_date, deposits.id))`;

const isBegun = sql<boolean>`EXISTS (SELECT FROM approvals
  WHERE subject_kind = 'deposit' AND subject_id = deposits.id)`;

const withStaffFacts = (rows: DepositRows, at: Date) =>
  rows
    .leftJoin('users', 'users.id', 'deposits.user_id')
    .leftJoin('files', 'files.id', 'deposits.receipt_id')
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .leftJoin('users as assignee', 'assignee.id', 'deposits.assigned_to')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'))
    .select(['users.verified_at', 'files.type as receipt_type'])
    .select(['decider.full_name as decider_name', 'assignee.full_name as assignee_name'])
    .select(sql<number>`(SELECT review_hours FROM settings)`.as('review_hours'))
    .select(isFirst.as('is_first'))
    .select(chainOfRow.as('chain'))
    .select(reversedAt('deposit', 'deposits.id').as('reversed_at'))
    .select(reviewOf('deposits.id', at).as('review'));

/** Selects all that staff read of one deposit. */
export const withStaffView = (rows: DepositRows, at: Date) =>
  withStaffFacts(rows, at)
    .selectAll('deposits')
    .select(['files.size as receipt_size', 'files.sha256 as receipt_sha256'])
    .select(isBegun.as('is_begun'))
    .select(messagesOf('deposit', 'deposits.id').as('messages'));

/** Only what a list shows: each column of a page costs the database and the server time. */
export const withStaffLine = (rows: DepositRows, at: Date) =>
  withStaffFacts(rows, at)
    .select(['deposits.id', 'deposits.user_id', 'coin', 'amount_cents', 'deposits.status'])
    .select(['deposit_date', 'receipt_id', 'txid', 'checked_txid', 'amount_received_cents'])
    .select(['duplicate', 'late', 'awaits', 'decided_at', 'decided_by', 'assigned_to']);

/** Selects all columns, and the names of the investor and of the decider. */
export const withDecider = (rows: DepositRows) =>
  withInvestor(rows)
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select('decider.full_name as decider_name');

/** Selects deposits with the names of their investors. */
export const selectDeposits = (db: Db) => withInvestor(db.selectFrom('deposits'));

/** A row of `selectDeposits`. */
export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

/** A row of `withDecider`. */
export type DecidedDepositRow = Awaited<
  ReturnType<ReturnType<typeof withDecider>['execute']>
>[number];

/** A row of `withStaffView`. */
export type StaffDepositRow = Awaited<
  ReturnType<ReturnType<typeof withStaffView>['execute']>
>[number];

/** A row of `withStaffLine`. */
export type StaffLineRow = Awaited<ReturnType<ReturnType<typeof withStaffLine>['execute']>>[number];
