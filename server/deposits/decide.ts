import { sql } from 'kysely';
import { deposits } from '#contract/deposits.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readCoverage } from '#server/chain/depositChain.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireRecentPassword } from '#server/platform/http/session.ts';
import { post } from '#server/platform/ledger/post.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import {
  type CheckedPayment,
  centsToCredit,
  checkedPayment,
  type PendingDeposit,
  requireCovered,
} from './confirmRules.ts';
import { requireNotCredited } from './creditedElsewhere.ts';
import { expectCredit, readTerms } from './expectedCredit.ts';
import { mailConfirmed, mailDeclined } from './mail.ts';
import { toStaffDeposit, withStaffLine } from './wire.ts';

/**
 * POST /confirmdeposit: credits the amount received, once. Errors: 403 their own, or another amount
 * without a recent password; 404; 409 decided or credited before; 422 note or amount.
 */
export const confirmDeposit: Route = serve(
  deposits.confirm,
  async ({ params, body, user, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const deposit = await lockPending(trx, params.depositId, user.userId);
      const { amount: entered, note, reason } = body;
      const quote = await readTerms(trx, deposit);
      const expected = expectCredit(deposit, quote);
      const cents = entered ? parseDollars(entered) : (expected.cents ?? deposit.amount_cents);
      const coverage = await readCoverage(trx, { id: deposit.id, cents });
      const payment = checkedPayment({ ...deposit, paidBy: coverage.paidBy }, body);
      await lockTxids(trx, deposit, payment);
      const isOutputNamed = Boolean(body.output);
      await requireNotCredited(trx, deposit, { ...payment, isOutputNamed });
      const receivedCents = centsToCredit({
        ...{ deposit, expected, payment, amount: entered },
        ...{ note, reason },
      });
      requireCovered(coverage, note || reason);
      if (receivedCents !== expected.cents) requireRecentPassword(user, at);
      const approval = {
        ...({ kind: 'deposit', id: deposit.id, amountCents: receivedCents } as const),
        ...{ signer, note, shown: body },
      };
      const missing = await giveApproval(trx, approval);
      if (missing) {
        const done = await recordProgress(trx, approval, { ...missing, at });
        return replyOf(trx, { id: deposit.id, done }, at);
      }
      const asQuoted = receivedCents === deposit.amount_cents;
      // Without a reason the note explains another amount to the investor; else it is for staff.
      const read = asQuoted ? null : reason || note || null;
      await trx
        .updateTable('deposits')
        .set({
          status: 'confirmed',
          amount_received_cents: receivedCents,
          ...payment,
          decided_by: user.userId,
          decided_at: at,
          assigned_to: null,
          note: note || null,
          reason: read,
        })
        .where('id', '=', deposit.id)
        .execute();
      await post(trx, {
        at,
        from: 'custody',
        to: { userId: deposit.user_id, kind: 'available' },
        amountCents: receivedCents,
        source: 'deposit',
        sourceId: deposit.id,
        leg: 'credit',
      });
      const amount = groupDollars(receivedCents);
      const txid = payment.checked_txid;
      await mailConfirmed(trx, { deposit, quote, cents: receivedCents, txid, reason: read }, at);
      await recordDecided(trx, deposit, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.confirm',
        target: { kind: 'deposit', id: deposit.id },
        details: { amount, txid, note: note ?? null, ...(reason && { reason: read }) },
      });
      return replyOf(trx, { id: deposit.id, done: `${amount} confirmed.` }, at);
    }),
);

/** POST /declinedeposit. Errors: 403 their own deposit, 404, 409 already decided. */
export const declineDeposit: Route = serve(
  deposits.decline,
  async ({ params, body, user, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const deposit = await lockPending(trx, params.depositId, user.userId);
      await trx
        .updateTable('deposits')
        .set({
          status: 'declined',
          decided_by: user.userId,
          decided_at: at,
          assigned_to: null,
          reason: body.reason,
        })
        .where('id', '=', deposit.id)
        .execute();
      await mailDeclined(trx, { deposit, reason: body.reason }, at);
      await recordDecided(trx, deposit, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.decline',
        target: { kind: 'deposit', id: deposit.id },
        details: { reason: body.reason },
      });
      const declined = `${groupDollars(deposit.amount_cents)} declined.`;
      return replyOf(trx, { id: deposit.id, done: declined }, at);
    }),
);

const recordDecided = (trx: Trx, { id, user_id: userId }: PendingDeposit, at: Date) =>
  recordEvent(trx, { kind: 'deposit.decided', subject: { kind: 'deposit', id }, userId }, at);

async function lockPending(trx: Trx, id: string, staffId: string): Promise<PendingDeposit> {
  const deposit = await lockItem(trx, 'deposits', { id, states: ['pending'] });
  requireOthers(deposit, staffId);
  return deposit;
}

// Of two decisions about one transaction id the second sees the first.
const lockTxids = (trx: Trx, { coin, txid }: PendingDeposit, payment: CheckedPayment) =>
  sql`SELECT lock_txids(${coin}, ${txid}::text, ${payment.checked_txid}::text)`.execute(trx);

/** The deposit as decided, without its review. */
async function replyOf(trx: Trx, { id, done }: { id: string; done: string }, at: Date) {
  await trx.deleteFrom('reviews').where('target_id', '=', id).execute();
  const rows = trx.selectFrom('deposits').where('deposits.id', '=', id);
  const row = await withStaffLine(rows, at).executeTakeFirstOrThrow();
  return { message: `${reference(id)}, ${row.full_name}: ${done}`, data: toStaffDeposit(row) };
}
