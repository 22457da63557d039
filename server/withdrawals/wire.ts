import { coinNames } from '#contract/coin.ts';
import { centsPerCoin, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { dollarsNumber, formatDollars } from '#contract/money.ts';
import type { StaffWithdrawal, Withdrawal } from '#contract/withdrawals.ts';
import { toReview } from '#server/reviews/activeReview.ts';
import { toPerson } from '#server/users/toPerson.ts';
import { payoutBlockOf } from './payable.ts';
import type { OwnWithdrawalRow, StaffLineRow } from './rows.ts';

type Row = Pick<OwnWithdrawalRow, keyof StaffLineRow & keyof OwnWithdrawalRow>;

/** Decimal text; null before the payment. */
export const paidAmount = ({ coin, coin_units: units }: Row): string | null =>
  units && formatUnits(BigInt(units), { decimals: unitDecimals[coin] });

/** The dollars that one coin was counted at; null before the payment. */
export const paidRate = ({ coin, amount_cents: cents, coin_units: units }: Row): string | null =>
  units && formatDollars(centsPerCoin({ cents, units: BigInt(units), coin }));

export const heldCents = ({ status, amount_cents }: Row): bigint =>
  status === 'requested' || status === 'approved' ? amount_cents : 0n;

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

function blockOf(row: StaffLineRow, at: Date) {
  const { owner_status: status, withdrawals_wait_until, withdrawals_blocked_at } = row;
  const owner = { status, withdrawals_wait_until, withdrawals_blocked_at };
  return payoutBlockOf(owner, row.is_paused, at);
}

export const toStaffWithdrawal = (row: StaffLineRow, at: Date): StaffWithdrawal => ({
  user: { _id: row.user_id, fullName: row.full_name, isVerified: row.verified_at !== null },
  held: dollarsNumber(heldCents(row)),
  decidedBy: row.decider_name,
  paidAt: row.paid_at?.toISOString() ?? null,
  paidBy: row.payer_name,
  dueAt: row.due_at.toISOString(),
  awaits: row.awaits,
  claimedBy: toReview(row.review),
  payingBy: isOpen(row) ? toPayer(row) : null,
  objectedBy: isOpen(row) ? toPerson(row.objected_by, row.objector_name) : null,
  blockedBy: isOpen(row) ? blockOf(row, at) : null,
  firstPayout: row.is_first_payout,
  sharedAddress: row.is_shared_address,
  declinedAddress: row.is_declined_address,
  unusualAmount: row.is_unusual_amount,
  ...toWithdrawal(row),
  address: row.shown_address,
  decidedAt: row.decided_at?.toISOString() ?? null,
});
