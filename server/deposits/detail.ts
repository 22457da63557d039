import { bytesToHex } from '@noble/hashes/utils.js';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { deposits } from '#contract/deposits.ts';
import { readChainEvidence } from '#server/chain/depositChain.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { toQuote } from '#server/quotes/quote.ts';
import { readReversalOf } from '#server/reversals/wire.ts';
import { toReview } from '#server/reviews/activeReview.ts';
import { forOwner, readForStaff } from './forStaff.ts';
import { type StaffDepositRow, withStaffView } from './rows.ts';
import { readTimeline } from './timeline.ts';
import { toExpectedCredit } from './toExpectedCredit.ts';
import { receivedText, reviewEnd, toDeposit } from './wire.ts';

/** GET /deposits/{id}, for its owner and staff. Errors: 404 when absent or another user's. */
export const readDeposit: Route = serve(deposits.detail, async ({ params, user, db, at }) => {
  const isStaff = user.role === 'admin';
  return { data: await readDetail(db, { id: params.id, userId: user.userId, isStaff }, at) };
});

interface Reader {
  id: string;
  userId: string;
  isStaff: boolean;
}

/** Errors: 404 when absent, or another user's and the reader is not staff. */
export async function readDetail(
  db: Db,
  { id, userId, isStaff }: Reader,
  at: Date,
): Promise<DepositDetail> {
  const rows = db.selectFrom('deposits').where('deposits.id', '=', id);
  const row = await withStaffView(rows, at).executeTakeFirst();
  if (!row || (row.user_id !== userId && !isStaff)) {
    throw new ApiError('not-found', platformMessages.notFound);
  }
  return toDetail(db, row, { isStaff, viewerId: userId });
}

async function toDetail(
  db: Db,
  row: StaffDepositRow,
  { isStaff, viewerId }: { isStaff: boolean; viewerId: string },
): Promise<DepositDetail> {
  const item = { source: 'deposit', id: row.id } as const;
  const quote =
    row.quote_id &&
    (await db.selectFrom('quotes').selectAll().where('id', '=', row.quote_id).executeTakeFirst());
  return {
    ...toDeposit(row),
    quote: quote ? toQuote(quote) : null,
    address: row.address,
    chain: await readChainEvidence(db, row, quote || undefined),
    txid: row.txid,
    checkedTxid: isStaff ? row.checked_txid : null,
    checkedOutput: isStaff ? row.checked_output : null,
    late: row.late,
    expectedCredit: isStaff ? toExpectedCredit(row, quote || undefined) : null,
    amountReceived: receivedText(row),
    reason: row.reason,
    note: isStaff ? row.note : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: isStaff ? row.decider_name : null,
    proof: toProof(row),
    timeline: await readTimeline(db, row, quote || undefined),
    reviewBy: row.status === 'pending' ? reviewEnd(row.deposit_date, row.review_hours) : null,
    waitsFor: waitOf(row),
    awaits: row.awaits,
    messages: row.messages,
    claimedBy: isStaff ? toReview(row.review) : null,
    reversal: row.status === 'confirmed' ? await readReversalOf(db, item, { isStaff }) : null,
    reversedAt: row.reversed_at?.toISOString() ?? null,
    ...(isStaff
      ? await readForStaff(db, row, { quote: quote || undefined, staffId: viewerId })
      : forOwner),
  };
}

const waitOf = ({ status, is_begun }: StaffDepositRow): DepositDetail['waitsFor'] =>
  status !== 'pending' ? null : is_begun ? 'second-approval' : 'approval';

const toProof = ({ receipt_type, receipt_size, receipt_sha256 }: StaffDepositRow) =>
  receipt_type === null || receipt_size === null || receipt_sha256 === null
    ? null
    : { type: receipt_type, size: receipt_size, sha256: bytesToHex(receipt_sha256) };
