import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { coinNames } from '#contract/coin.ts';
import { centsPerCoin, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { dollarsNumber, formatDollars } from '#contract/money.ts';
import type { StaffWithdrawal, Withdrawal } from '#contract/withdrawals.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { reviewOf, toReview } from '#server/reviews/activeReview.ts';
import { payoutBlockOf } from './payable.ts';

export type WithdrawalRows = SelectQueryBuilder<Tables, 'withdrawals', object>;

const whenReversed = reversedAt('withdrawal', 'withdrawals.id').as('reversed_at');

export const asOwn = (rows: WithdrawalRows) => rows.selectAll('withdrawals').select(whenReversed);

const maskedAddress = sql<string>`
  left(withdrawals.address, 8) || '…' || right(withdrawals.address, 8)`;

/** Two people who both see an address may both pay to it: only the page of its payer shows it. */
export const shownAddress = sql<string>`
  CASE WHEN withdrawals.status = 'approved' THEN ${maskedAddress} ELSE withdrawals.address END`;

/** In a payout, whose maker compares the addresses with the signing device. */
export const addressForPayer = (staffId: string): RawBuilder<string> => sql`
  CASE WHEN withdrawals.paying_by IS DISTINCT FROM ${staffId}::uuid THEN ${shownAddress}
    ELSE withdrawals.address END`;

const isFirstPayout = sql<boolean>`NOT EXISTS (
  SELECT FROM withdrawals AS paid WHERE paid.user_id = withdrawals.user_id
    AND paid.address = withdrawals.address AND paid.status = 'paid' AND paid.id <> withdrawals.id)`;

const isSharedAddress = sql<boolean>`EXISTS (
  SELECT FROM withdrawals AS other WHERE other.address = withdrawals.address
    AND other.user_id <> withdrawals.user_id)`;

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
    .select(['users.withdrawals_wait_until', 'users.withdrawals_blocked_at'])
    .select(sql<boolean>`(SELECT withdrawals_paused FROM settings)`.as('is_paused'))
    .select(shownAddress.as('shown_address'))
    .select(
      sql<Date>`CASE WHEN withdrawals.status = 'approved'
        THEN withdrawals.decided_at + make_interval(hours => (SELECT pay_hours FROM settings))
        ELSE withdrawals.created_at + make_interval(hours => (SELECT review_hours FROM settings))
        END`.as('due_at'),
    )
    .select(isFirstPayout.as('is_first_payout'))
    .select(isSharedAddress.as('is_shared_address'))
    .select(reviewOf('withdrawals.id', at).as('review'));

export const withStaffView = (rows: WithdrawalRows, at: Date) =>
  withStaffFacts(rows, at).selectAll('withdrawals');

/** Only what a list shows: each column of a page costs the database and the server time. */
export const withStaffLine = (rows: WithdrawalRows, at: Date) =>
  withStaffFacts(rows, at)
    .select(['withdrawals.id', 'withdrawals.user_id', 'withdrawals.status', 'coin'])
    .select(['amount_cents', 'withdrawals.address', 'withdrawals.created_at', 'decided_at'])
    .select(['paid_at', 'reason', 'txid', 'coin_units', 'awaits', 'paying_by', 'objected_by']);

export type StaffWithdrawalRow = Awaited<
  ReturnType<ReturnType<typeof withStaffView>['execute']>
>[number];

type StaffLineRow = Awaited<ReturnType<ReturnType<typeof withStaffLine>['execute']>>[number];

export type OwnWithdrawalRow = Awaited<ReturnType<ReturnType<typeof asOwn>['execute']>>[number];

type Row = Pick<OwnWithdrawalRow, keyof StaffLineRow & keyof OwnWithdrawalRow>;

/** Decimal text; null before the payment. */
export const paidAmount = ({ coin, coin_units: units }: Row): string | null =>
  units && formatUnits(BigInt(units), { decimals: unitDecimals[coin] });

/** The dollars that one coin was counted at; null before the payment. */
export const paidRate = ({ coin, amount_cents: cents, coin_units: units }: Row): string | null =>
  units && formatDollars(centsPerCoin({ cents, units: BigInt(units), coin }));

export const heldCents = ({ status, amount_cents }: Row): bigint =>
  status === 'requested' || status === 'approved' ? amount_cents : 0n;

const toPerson = (_id: string | null, fullName: string | null) =>
  _id === null || fullName === null ? null : { _id, fullName };

export const toWithdrawal = (row: Row): Withdrawal => ({
  _id: row.id,
  amount: dollarsNumber(row.amount_cents),
  withdrawMode: coinNames[row.coin],
  address: row.address,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: (row.paid_at ?? row.decided_at)?.toISOString() ?? null,
  reason: row.reason,
  txid: row.txid,
  coinAmount: paidAmount(row),
  reversedAt: row.reversed_at?.toISOString() ?? null,
});

const isOpen = ({ status }: Row) => status === 'requested' || status === 'approved';

function toPayer({ paying_by, paying_name, is_payer_active }: StaffLineRow) {
  const payer = toPerson(paying_by, paying_name);
  return payer && { ...payer, active: is_payer_active };
}

export const toStaffWithdrawal = (row: StaffLineRow, at: Date): StaffWithdrawal => ({
  ...toWithdrawal(row),
  address: row.shown_address,
  user: { _id: row.user_id, fullName: row.full_name },
  held: dollarsNumber(heldCents(row)),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decider_name,
  paidAt: row.paid_at?.toISOString() ?? null,
  paidBy: row.payer_name,
  dueAt: row.due_at.toISOString(),
  awaits: row.awaits,
  claimedBy: toReview(row.review),
  payingBy: isOpen(row) ? toPayer(row) : null,
  objectedBy: isOpen(row) ? toPerson(row.objected_by, row.objector_name) : null,
  blockedBy: isOpen(row)
    ? payoutBlockOf({ ...row, status: row.owner_status }, row.is_paused, at)
    : null,
  firstPayout: row.is_first_payout,
  sharedAddress: row.is_shared_address,
});
