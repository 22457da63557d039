import { bytesToHex } from '@noble/hashes/utils.js';
import type { exportColumns } from '#contract/exportColumns.ts';
import { reference } from '#contract/reference.ts';
import type { DecidedDepositRow } from '#server/deposits/rows.ts';
import type { AuditRow } from '#server/platform/audit/withSubject.ts';
import type { Column } from '#server/platform/http/downloads/stream.ts';
import type { UserRow } from '#server/users/userRows.ts';
import type { StaffWithdrawalRow } from '#server/withdrawals/rows.ts';
import { heldCents, paidAmount } from '#server/withdrawals/wire.ts';

type ColumnsOf<Name extends keyof typeof exportColumns, Row> = Record<
  (typeof exportColumns)[Name][number],
  Column<Row>
>;

export const depositColumns: ColumnsOf<'deposits', DecidedDepositRow> = {
  reference: (row) => reference(row.id),
  id: (row) => row.id,
  date: (row) => row.deposit_date,
  coin: (row) => row.coin,
  user: (row) => row.full_name,
  userId: (row) => row.user_id,
  amount: { centsOf: (row) => row.amount_cents },
  amountReceived: { centsOf: (row) => row.amount_received_cents },
  status: (row) => row.status,
  txid: (row) => row.txid,
  checkedTxid: (row) => row.checked_txid,
  checkedOutput: (row) => row.checked_output,
  address: (row) => row.address,
  hasProof: (row) => row.receipt_id !== null,
  duplicate: (row) => row.duplicate,
  decidedAt: (row) => row.decided_at,
  decidedBy: (row) => row.decider_name,
  reason: (row) => row.reason,
  note: (row) => row.note,
};

export const userColumns: ColumnsOf<'users', UserRow> = {
  id: (row) => row.id,
  fullName: (row) => row.full_name,
  userName: (row) => row.user_name,
  email: (row) => row.email,
  phoneNumber: (row) => row.phone_number,
  dateOfBirth: (row) => row.date_of_birth,
  address: (row) => row.address,
  postalCode: (row) => row.postal_code,
  country: (row) => row.country,
  available: { centsOf: (row) => row.available_cents },
  held: { centsOf: (row) => row.held_cents },
  role: (row) => row.role,
  status: (row) => row.status,
  verified: (row) => row.verified_at !== null,
  emailVerified: (row) => row.email_verified_at !== null,
  registered: (row) => row.created_at,
  lastDeposit: (row) => row.last_deposit_at,
};

export const withdrawalColumns: ColumnsOf<'withdrawals', StaffWithdrawalRow> = {
  reference: (row) => reference(row.id),
  id: (row) => row.id,
  date: (row) => row.created_at,
  coin: (row) => row.coin,
  user: (row) => row.full_name,
  userId: (row) => row.user_id,
  amount: { centsOf: (row) => row.amount_cents },
  held: { centsOf: heldCents },
  address: (row) => row.shown_address,
  status: (row) => row.status,
  decidedAt: (row) => row.decided_at,
  decidedBy: (row) => row.decider_name,
  paidAt: (row) => row.paid_at,
  paidBy: (row) => row.payer_name,
  txid: (row) => row.txid,
  coinAmount: (row) => paidAmount(row),
  reason: (row) => row.reason,
};

/** Both hashes, so that the chain can be checked outside. */
export const auditColumns: ColumnsOf<'audit-log', AuditRow> = {
  seq: (row) => row.seq,
  date: (row) => row.at,
  actor: (row) => row.full_name,
  actorId: (row) => row.actor_id,
  action: (row) => row.action,
  targetKind: (row) => row.target_kind,
  targetId: (row) => row.target_id,
  details: (row) => JSON.stringify(row.details),
  previousHash: (row) => bytesToHex(row.previous_hash),
  hash: (row) => bytesToHex(row.hash),
};
