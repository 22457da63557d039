import type { SelectQueryBuilder } from 'kysely';
import { coinNames } from '#contract/coin.ts';
import type { StaffWithdrawal, Withdrawal } from '#contract/withdrawals.ts';
import { claimOn, toClaim } from '#server/claims/live.ts';
import type { Tables } from '#server/db/tables.ts';
import { dollarsNumber, unitDecimals, unitsText } from '#server/ledger/money.ts';

/** Withdrawals alone: what is filtered and counted. */
export type WithdrawalRows = SelectQueryBuilder<Tables, 'withdrawals', object>;

/** Withdrawals as their investor reads them. */
export const asOwn = (rows: WithdrawalRows) => rows.selectAll('withdrawals');

/** Adds what staff see: investor, decider and payer by name, and who reads each just now. */
export const withStaffView = (rows: WithdrawalRows, at: Date) =>
  rows
    .leftJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('users as decider', 'decider.id', 'withdrawals.decided_by')
    .leftJoin('users as payer', 'payer.id', 'withdrawals.paid_by')
    .selectAll('withdrawals')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'))
    .select(['decider.full_name as decider_name', 'payer.full_name as payer_name'])
    .select(claimOn('withdrawals.id', at).as('claim'));

type Row = Awaited<ReturnType<ReturnType<typeof asOwn>['execute']>>[number];

/** A withdrawal row with what staff read beside. */
export type StaffWithdrawalRow = Awaited<
  ReturnType<ReturnType<typeof withStaffView>['execute']>
>[number];

/** The coin amount that was paid, as decimal text; null before. */
export const paidAmount = ({ coin, coin_units: units }: Row): string | null =>
  units && unitsText(BigInt(units), unitDecimals[coin], unitDecimals[coin]);

/** Cents that the withdrawal holds back from its investor just now. */
export const heldCents = ({ status, amount_cents }: Row): bigint =>
  status === 'requested' || status === 'approved' ? amount_cents : 0n;

/** A withdrawal row in the wire's words. */
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
});

/** A withdrawal row with what staff see of it beside. */
export const toStaffWithdrawal = (row: StaffWithdrawalRow): StaffWithdrawal => ({
  ...toWithdrawal(row),
  user: { _id: row.user_id, fullName: row.full_name },
  held: dollarsNumber(heldCents(row)),
  decidedBy: row.decider_name,
  paidBy: row.payer_name,
  claimedBy: toClaim(row.claim),
});
