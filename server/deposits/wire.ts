import type { Deposit, StaffDeposit } from '#contract/depositRecord.ts';
import { amountText, formatDollars } from '#contract/money.ts';
import { toReview } from '#server/reviews/activeReview.ts';
import { toPerson } from '#server/users/toPerson.ts';
import type { DepositRow, StaffLineRow } from './rows.ts';

export const imageOf = ({ receipt_id: id }: { receipt_id: string | null }): string | null =>
  id && `/receipts/${id}`;

export const toDeposit = (
  row: Pick<DepositRow, keyof StaffLineRow & keyof DepositRow>,
): Deposit => ({
  _id: row.id,
  type: 'deposit',
  coin: row.coin,
  user: { _id: row.user_id, fullName: row.full_name },
  amount: amountText(row.amount_cents),
  status: row.status,
  depositDate: row.deposit_date.toISOString(),
  image: imageOf(row),
});

export const receivedText = ({
  amount_received_cents: cents,
}: Pick<DepositRow, 'amount_received_cents'>): string | null =>
  cents === null ? null : formatDollars(cents);

const hourMs = 60 * 60_000;

/** The end of the review time that the operator promises. */
export const reviewEnd = (submittedAt: Date, hours: number): string =>
  new Date(submittedAt.getTime() + hours * hourMs).toISOString();

export const toStaffDeposit = (row: StaffLineRow): StaffDeposit => ({
  txid: row.txid,
  checkedTxid: row.checked_txid,
  amountReceived: receivedText(row),
  duplicate: row.duplicate,
  late: row.late,
  hasEvidence: row.receipt_id !== null || row.txid !== null,
  firstDeposit: row.is_first,
  proofType: row.receipt_type,
  dueAt: reviewEnd(row.deposit_date, row.review_hours),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: toPerson(row.decided_by, row.decider_name),
  assignedTo: toPerson(row.assigned_to, row.assignee_name),
  awaits: row.awaits,
  claimedBy: toReview(row.review),
  chain: row.chain,
  reversedAt: row.reversed_at?.toISOString() ?? null,
  ...toDeposit(row),
  user: { _id: row.user_id, fullName: row.full_name, isVerified: row.verified_at !== null },
});
