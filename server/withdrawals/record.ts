import { coinNames } from '#contract/coin.ts';
import type { StaffWithdrawal, Withdrawal } from '#contract/withdrawals.ts';
import { claimOn, toClaim } from '#server/claims/live.ts';
import type { Db } from '#server/db/tables.ts';
import { dollarsNumber, unitDecimals, unitsText } from '#server/ledger/money.ts';

/** Withdrawals as their investor reads them. */
export const selectWithdrawals = (db: Db) => db.selectFrom('withdrawals').selectAll('withdrawals');

/**
 * Withdrawals as staff read them: with the names of investor, decider and payer, and who reads each
 * just now. Left joins throughout: the planner drops them where only rows are counted.
 */
export const selectStaffWithdrawals = (db: Db, at: Date) =>
  selectWithdrawals(db)
    .leftJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('users as decider', 'decider.id', 'withdrawals.decided_by')
    .leftJoin('users as payer', 'payer.id', 'withdrawals.paid_by')
    .select(({ ref }) => ref('users.full_name').$notNull().as('full_name'))
    .select(['decider.full_name as decider_name', 'payer.full_name as payer_name'])
    .select(claimOn('withdrawals.id', at).as('claim'));

type Row = Awaited<ReturnType<ReturnType<typeof selectWithdrawals>['execute']>>[number];

/** A withdrawal row with what staff read beside. */
export type StaffWithdrawalRow = Awaited<
  ReturnType<ReturnType<typeof selectStaffWithdrawals>['execute']>
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
