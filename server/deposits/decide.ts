import { deposits } from '#contract/deposits.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { readCoverage } from '#server/chain/readCoverage.ts';
import { checkedPayment } from '#server/deposits/decision/checkedPayment.ts';
import { lockPending, lockTxids } from '#server/deposits/decision/lockPending.ts';
import { recordDecided, replyOf } from '#server/deposits/decision/recordDecided.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireRecentPassword } from '#server/platform/http/session.ts';
import { post } from '#server/platform/ledger/post.ts';
import { centsToCredit, requireCovered } from './confirmRules.ts';
import { requireNotCredited } from './creditedElsewhere.ts';
import { expectCredit, readTerms } from './expectedCredit.ts';
import { mailConfirmed } from './mail.ts';

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
