import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { unusualTimes } from '#contract/sizes.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { reviewOf } from '#server/reviews/activeReview.ts';
import { shownAddress } from './shownAddress.ts';

/** A query of withdrawals, before its columns are chosen. */
export type WithdrawalRows = SelectQueryBuilder<Tables, 'withdrawals', object>;

const whenReversed = reversedAt('withdrawal', 'withdrawals.id').as('reversed_at');

/** Selects the columns of a withdrawal as its investor reads it. */
export const asOwn = (rows: WithdrawalRows) => rows.selectAll('withdrawals').select(whenReversed);

const isFirstPayout = sql<boolean>`NOT EXISTS (
  SELECT FROM withdrawals AS paid WHERE paid.user_id = withdrawals.user_id
    AND paid.address = withdrawals.address AND paid.status = 'paid' AND paid.id <> withdrawals.id)`;

const isSharedAddress = sql<boolean>`EXISTS (
  SELECT FROM withdrawals AS other WHERE other.address = withdrawals.address
    AND other.user_id <> withdrawals.user_id)`;

const isDeclinedAddress = sql<boolean>`EXISTS (
  SELECT FROM withdrawals AS past WHERE past.user_id = withdrawals.user_id
    AND past.address = withdrawals.address AND past.status = 'declined' AND past.id <> withdrawals.id)`;

const isUnusualAmount = sql<boolean>`coalesce(withdrawals.amount_cents >= ${sql.lit(unusualTimes)} * (
  SELECT max(paid.amount_cents) FROM withdrawals AS paid WHERE paid.user_id = withdrawals.user_id
    AND paid.status = 'paid' AND paid.id <> withdrawals.id), false)`;

const withStaffFacts = (rows: WithdrawalRows, at: Date) =>
  rows
    .leftJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('users as decider', 'decider.id', 'withdrawals.decided_by')
    .leftJoin('users as payer', 'payer.id', 'withdrawals.paid_by')
    .leftJoin('users as paying', 'paying.id', 'withdrawals.paying_by')
    .leftJoin('users as objector', 'objector.id', 'withdrawals.objected_by')
    .select(whenReversed)
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'))
    .select(['decider.full_name as decider_name', 'payer.full_name as payer_name'])
    .select(['paying.full_name as paying_name', 'objector.full_name as objector_name'])
    .select(sql<boolean>`paying.role = 'admin' AND paying.status = 'active'`.as('is_payer_active'))
    .select(({ ref }) => ref('users.status').$notNull().as('owner_status'))
    .select(['users.withdrawals_wait_until', 'users.withdrawals_blocked_at', 'users.verified_at'])
    .select(sql<boolean>`(SELECT withdrawals_paused FROM settings)`.as('is_paused'))
    .select(shownAddress.as('shown_address'))
    .select(
      sql<Date>`CASE WHEN withdrawals.status = 'approved'
        THEN withdrawals.decided_at + make_interval(hours => (SELECT pay_hours FROM settings))
        ELSE withdrawals.created_at + make_interval(hours => (SELECT review_hours FROM settings))
        END`.as('due_at'),
    )
    .select(reviewOf('withdrawals.id', at).as('review'));

/** Selects all that staff read of one withdrawal. */
export const withStaffView = (rows: WithdrawalRows, at: Date) =>
  withStaffFacts(rows, at)
    .select(isFirstPayout.as('is_first_payout'))
    .select(isSharedAddress.as('is_shared_address'))
    .select(isDeclinedAddress.as('is_declined_address'))
    .select(isUnusualAmount.as('is_unusual_amount'))
    .selectAll('withdrawals');

const whileOpen = (doubt: RawBuilder<boolean>) =>
  sql<boolean>`(withdrawals.status IN ('requested', 'approved') AND ${doubt})`;

/** Only what a list shows: each column of a page costs the database and the server time. */
export const withStaffLine = (rows: WithdrawalRows, at: Date) =>
  withStaffFacts(rows, at)
    .select(whileOpen(isFirstPayout).as('is_first_payout'))
    .select(whileOpen(isSharedAddress).as('is_shared_address'))
    .select(whileOpen(isDeclinedAddress).as('is_declined_address'))
    .select(whileOpen(isUnusualAmount).as('is_unusual_amount'))
    .select(['withdrawals.id', 'withdrawals.user_id', 'withdrawals.status', 'coin'])
    .select(['amount_cents', 'withdrawals.address', 'withdrawals.created_at', 'decided_at'])
    .select(['paid_at', 'reason', 'txid', 'coin_units', 'awaits', 'paying_by', 'objected_by']);

/** A row of `withStaffView`. */
export type StaffWithdrawalRow = Awaited<
  ReturnType<ReturnType<typeof withStaffView>['execute']>
>[number];

/** A row of `withStaffLine`. */
export type StaffLineRow = Awaited<ReturnType<ReturnType<typeof withStaffLine>['execute']>>[number];

/** A row of `asOwn`. */
export type OwnWithdrawalRow = Awaited<ReturnType<ReturnType<typeof asOwn>['execute']>>[number];
