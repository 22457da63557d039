import { sql } from 'kysely';
import { chain } from '#contract/chain.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { chainMessages } from '#server/chain/messages.ts';
import { mailReceived } from '#server/deposits/mail.ts';
import { selectDeposits } from '#server/deposits/rows.ts';
import { toDeposit } from '#server/deposits/wire.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { investorOf } from './investorOf.ts';
import { lockPayment, type Payment, readPayment } from './lockPayment.ts';
import { rateOf } from './rateOf.ts';

/**
 * POST /unclaimed-payments/{id}/deposit: a pending, late deposit of the whole dollars that a payment was
 * worth when it was seen. Errors: 403 their own; 404; 409 it has a deposit or is in no block; 422 whose it
 * is, or under one dollar; 503 no rate.
 */
export const claimPayment: Route = serve(
  chain.claim,
  async ({ db, ports, params, body, user, at, commitOnce }) => {
    const { id } = params;
    const rate = await rateOf(ports, await readPayment(db, id), at);
    return commitOnce(async (trx) => {
      const payment = await lockPayment(trx, id);
      const owner = await investorOf(trx, { payment, chosen: body.userId, staffId: user.userId });
      const cents = await wholeDollars(trx, payment, rate.usd);
      if (cents === 0n) throw new ApiError('rule', chainMessages.worthLess);
      const depositId = crypto.randomUUID();
      await trx
        .insertInto('deposits')
        .values({
          id: depositId,
          user_id: owner.id,
          coin: payment.coin,
          amount_cents: cents,
          quote_id: null,
          wallet_id: payment.wallet_id,
          address: payment.address,
          txid: payment.txid,
          receipt_id: null,
          late: true,
          deposit_date: at,
          rate_at_arrival: rate.usd,
          rate_at_arrival_sources: rate.sources,
          rate_at_arrival_as_of: rate.at,
        })
        .execute();
      // A trigger links it, unless a contract paid or the transaction has several outputs.
      await trx
        .insertInto('payment_links')
        .values({ payment_id: id, deposit_id: depositId, linked_by: user.userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await mailReceived(trx, depositId, at);
      const event = { subject: { kind: 'deposit', id: depositId }, userId: owner.id } as const;
      await recordEvent(trx, { kind: 'deposit.made', ...event }, at);
      const amount = groupDollars(cents);
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'deposit.claim',
        target: { kind: 'deposit', id: depositId },
        details: { amount, txid: payment.txid, units: payment.units },
      });
      const row = selectDeposits(trx).where('deposits.id', '=', depositId);
      const data = toDeposit(await row.executeTakeFirstOrThrow());
      const message = `${reference(depositId)}, ${owner.full_name}: deposit of ${amount} made. Decide it under Transactions.`;
      return { message, data };
    });
  },
);

/** In cents, as the cover of a deposit counts them. */
async function wholeDollars(trx: Trx, { units, coin }: Payment, usd: string): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    SELECT units_worth(${units}::numeric, ${usd}::numeric, ${coin}) AS cents`.execute(trx);
  const cents = rows[0]?.cents ?? 0n;
  return cents - (cents % 100n);
}
