import { deposits } from '#contract/deposits.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireRecentPassword } from '#server/platform/http/session.ts';
import { post } from '#server/platform/ledger/post.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { greeting } from '#server/platform/outbox/greeting.ts';
import { centsToCredit, checkedPayment } from './confirmRules.ts';
import { expectedCreditOf } from './expectedCredit.ts';
import { lockPending, type Pending } from './lock.ts';

/**
 * POST /confirmdeposit (SPEC.md section 7): credits what was received, once (S-293, S-294).
 * Errors: 403 one's own deposit, or another amount than expected without a recent password; 404;
 * 409 decided before or payment credited before; 422 note missing or amount too large.
 */
export const confirmDeposit: Route = serve(
  deposits.confirm,
  async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const deposit = await lockPending(trx, params.depositId, user.userId);
      const expected = await expectedCreditOf(trx, deposit);
      const payment = checkedPayment(deposit, body);
      const { amount: entered, note } = body;
      const receivedCents = centsToCredit({ deposit, expected, payment, amount: entered, note });
      if (receivedCents !== expected.cents) requireRecentPassword(user, at);
      await trx
        .updateTable('deposits')
        .set({
          status: 'confirmed',
          amount_received_cents: receivedCents,
          ...payment,
          decided_by: user.userId,
          decided_at: at,
          note: note || null,
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
      await tell(trx, deposit, `confirmed: ${amount} were added to your balance.`, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.confirm',
        target: { kind: 'deposit', id: deposit.id },
        details: { amount, txid: payment.checked_txid, note: note ?? null },
      });
      return { message: `Deposit confirmed: ${amount} credited.` };
    }),
);

/**
 * POST /declinedeposit (SPEC.md section 7) with a reason that the investor reads.
 * Errors: 403 one's own deposit, 404, 409 decided before.
 */
export const declineDeposit: Route = serve(
  deposits.decline,
  async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const deposit = await lockPending(trx, params.depositId, user.userId);
      await trx
        .updateTable('deposits')
        .set({
          status: 'declined',
          decided_by: user.userId,
          decided_at: at,
          reason: body.reason,
        })
        .where('id', '=', deposit.id)
        .execute();
      await tell(trx, deposit, `declined. Reason: ${body.reason}`, at);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.decline',
        target: { kind: 'deposit', id: deposit.id },
        details: { reason: body.reason },
      });
      return { message: 'Deposit declined.' };
    }),
);

async function tell(trx: Trx, deposit: Pending, outcome: string, at: Date): Promise<void> {
  const { email, email_verified_at, full_name } = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', deposit.user_id)
    .executeTakeFirstOrThrow();
  const name = `Deposit ${reference(deposit.id)}`;
  const asked = `${groupDollars(deposit.amount_cents)} by ${deposit.coin}`;
  const hello = greeting(full_name, email_verified_at !== null);
  const text = `${hello}\n\nyour deposit ${reference(deposit.id)} (${asked}) was ${outcome}\n`;
  await enqueue(trx, { to: email, subject: `${name}: ${outcome.split(/[.:]/)[0]}`, text }, at);
}
