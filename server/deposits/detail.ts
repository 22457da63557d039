import { bytesToHex } from '@noble/hashes/utils.js';
import { type DepositDetail, deposits } from '#contract/deposits.ts';
import { formatDollars } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { rateText } from '#server/prices/rates.ts';
import { toQuote } from '#server/quotes/quote.ts';
import { toReview } from '#server/reviews/activeReview.ts';
import { expectCredit, type QuoteTerms } from './expectedCredit.ts';
import { readTimeline, reviewEnd } from './timeline.ts';
import {
  type DepositRow,
  type StaffDepositRow,
  selectDeposits,
  toDeposit,
  withReview,
} from './wire.ts';

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
  const row = await withReview(rows, at).executeTakeFirst();
  if (!row || (row.user_id !== userId && !isStaff)) {
    throw new ApiError('not-found', platformMessages.notFound);
  }
  return toDetail(db, row, isStaff);
}

async function toDetail(db: Db, row: StaffDepositRow, isStaff: boolean): Promise<DepositDetail> {
  const quote =
    row.quote_id &&
    (await db.selectFrom('quotes').selectAll().where('id', '=', row.quote_id).executeTakeFirst());
  const receipt = row.receipt_id ? await readReceipt(db, row.receipt_id) : undefined;
  const decidedBy = isStaff && row.decided_by ? await fullNameOf(db, row.decided_by) : null;
  return {
    ...toDeposit(row),
    quote: quote ? toQuote(quote) : null,
    address: row.address,
    txid: row.txid,
    checkedTxid: isStaff ? row.checked_txid : null,
    checkedOutput: isStaff ? row.checked_output : null,
    late: row.late,
    expectedCredit: isStaff ? toExpectedCredit(row, quote || undefined) : null,
    amountReceived:
      row.amount_received_cents === null ? null : formatDollars(row.amount_received_cents),
    reason: row.reason,
    note: isStaff ? row.note : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy,
    proof: receipt
      ? { type: receipt.type, size: receipt.size, sha256: bytesToHex(receipt.sha256) }
      : null,
    timeline: await readTimeline(db, row, quote || undefined),
    reviewBy: row.status === 'pending' ? await reviewEnd(db, row.deposit_date) : null,
    claimedBy: isStaff ? toReview(row.review) : null,
    duplicates: isStaff ? await findDuplicates(db, row, receipt?.sha256) : [],
  };
}

function toExpectedCredit(row: DepositRow, quote: QuoteTerms | undefined) {
  const { cents, reasons } = expectCredit(row, quote);
  const { rate_at_arrival: usd, rate_at_arrival_as_of: asOf } = row;
  return {
    amount: cents === undefined ? null : formatDollars(cents),
    reasons,
    rate:
      usd !== null && asOf !== null
        ? {
            usd: rateText(usd),
            sources: row.rate_at_arrival_sources ?? [],
            asOf: asOf.toISOString(),
          }
        : null,
  };
}

const readReceipt = (db: Db, id: string) =>
  db.selectFrom('files').select(['type', 'size', 'sha256']).where('id', '=', id).executeTakeFirst();

async function fullNameOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.full_name ?? null;
}

async function findDuplicates(
  db: Db,
  row: DepositRow,
  sha256: Uint8Array | undefined,
): Promise<DepositDetail['duplicates']> {
  const txids = [row.txid, row.checked_txid].filter((txid) => txid !== null);
  const others = await selectDeposits(db)
    .leftJoin('files', 'files.id', 'deposits.receipt_id')
    .where('deposits.id', '<>', row.id)
    .where((where) =>
      where.or([
        ...(sha256 ? [where('files.sha256', '=', sha256)] : []),
        ...(txids.length > 0
          ? [
              where.and([where('txid', 'in', txids), where('coin', '=', row.coin)]),
              where.and([where('checked_txid', 'in', txids), where('coin', '=', row.coin)]),
            ]
          : []),
      ]),
    )
    .orderBy('deposit_date', 'desc')
    .limit(20)
    .execute();
  return others.map((other) => ({
    _id: other.id,
    user: other.full_name,
    status: other.status,
    depositDate: other.deposit_date.toISOString(),
    same: [other.txid, other.checked_txid].some((txid) => txid !== null && txids.includes(txid))
      ? 'txid'
      : 'proof',
  }));
}
