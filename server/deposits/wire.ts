import { type SelectQueryBuilder, sql } from 'kysely';
import type { Deposit, StaffDeposit } from '#contract/depositRecord.ts';
import { amountText, formatDollars } from '#contract/money.ts';
import { chainOfRow } from '#server/chain/depositChain.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { reversedAt } from '#server/reversals/wire.ts';
import { reviewOf, toReview } from '#server/reviews/activeReview.ts';

export type DepositRows = SelectQueryBuilder<Tables, 'deposits', object>;

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

export const withStaffView = (rows: DepositRows, at: Date) =>
  withStaffFacts(rows, at)
    .selectAll('deposits')
    .select(['files.size as receipt_size', 'files.sha256 as receipt_sha256'])
    .select(isBegun.as('is_begun'));

/** Only what a list shows: each column of a page costs the database and the server time. */
export const withStaffLine = (rows: DepositRows, at: Date) =>
  withStaffFacts(rows, at)
    .select(['deposits.id', 'deposits.user_id', 'coin', 'amount_cents', 'deposits.status'])
    .select(['deposit_date', 'receipt_id', 'txid', 'checked_txid', 'amount_received_cents'])
    .select(['duplicate', 'late', 'awaits', 'decided_at', 'decided_by', 'assigned_to']);

export const withDecider = (rows: DepositRows) =>
  withInvestor(rows)
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select('decider.full_name as decider_name');

export const selectDeposits = (db: Db) => withInvestor(db.selectFrom('deposits'));

export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['execute']>>[number];

export type DecidedDepositRow = Awaited<
  ReturnType<ReturnType<typeof withDecider>['execute']>
>[number];

export type StaffDepositRow = Awaited<
  ReturnType<ReturnType<typeof withStaffView>['execute']>
>[number];

type StaffLineRow = Awaited<ReturnType<ReturnType<typeof withStaffLine>['execute']>>[number];

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

export const toPerson = (_id: string | null, fullName: string | null) =>
  _id === null || fullName === null ? null : { _id, fullName };

const hourMs = 60 * 60_000;

/** The end of the review time that the operator promises. */
export const reviewEnd = (submittedAt: Date, hours: number): string =>
  new Date(submittedAt.getTime() + hours * hourMs).toISOString();

export const toStaffDeposit = (row: StaffLineRow): StaffDeposit => ({
  ...toDeposit(row),
  user: { _id: row.user_id, fullName: row.full_name, isVerified: row.verified_at !== null },
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
});
