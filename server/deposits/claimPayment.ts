import { sql } from 'kysely';
import { chain } from '#contract/chain.ts';
import type { Coin } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { chainMessages } from '#server/chain/messages.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { usableRate } from '#server/quotes/quote.ts';
import { requireOthers } from '#server/reviews/lockItem.ts';
import { mailReceived } from './mail.ts';
import { selectDeposits, toDeposit } from './wire.ts';

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

const selectPayment = (db: Db, id: string) =>
  db
    .selectFrom('chain_payments')
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .select(['chain_payments.coin', 'chain_payments.txid', 'units', 'seen_at'])
    .select(sql<string | null>`arrival_rate(chain_payments, '-infinity')`.as('arrival_usd'))
    .select(['linked', 'state', 'wallet_id', 'address', 'user_id'])
    .where('chain_payments.id', '=', id);

type Payment = Awaited<ReturnType<typeof readPayment>>;

async function readPayment(db: Db, id: string) {
  const payment = await selectPayment(db, id).executeTakeFirst();
  if (!payment) throw new ApiError('not-found', platformMessages.notFound);
  return payment;
}

/** Of two claims of one payment the second finds it linked. */
async function lockPayment(trx: Trx, id: string): Promise<Payment> {
  const payment = await selectPayment(trx, id)
    .forUpdate('chain_payments')
    .executeTakeFirstOrThrow();
  if (payment.linked) throw new ApiError('conflict', chainMessages.linkedBefore);
  if (payment.state !== 'mined' && payment.state !== 'final') {
    throw new ApiError('conflict', chainMessages.notMined);
  }
  return payment;
}

interface Claim {
  payment: Payment;
  chosen: string | undefined;
  staffId: string;
}

async function investorOf(trx: Trx, { payment, chosen, staffId }: Claim) {
  const { user_id: known } = payment;
  if (known && chosen && known !== chosen) throw fieldError('userId', chainMessages.ofAnother);
  const id = known ?? chosen;
  if (!id) throw fieldError('userId', chainMessages.whose);
  requireOthers({ user_id: id }, staffId);
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'full_name', 'status', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (owner?.role !== 'user' || owner.status === 'closed') {
    throw fieldError('userId', chainMessages.noInvestor);
  }
  return owner;
}

interface Rate {
  usd: string;
  sources: string[];
  at: Date;
}

/** That of its first sight, or the one of now. May call upstream, so never in a transaction. */
async function rateOf(ports: Ports, payment: Payment, at: Date): Promise<Rate> {
  const { arrival_usd: usd, seen_at: seenAt } = payment;
  if (usd !== null) return { usd, sources: ['rate on arrival'], at: seenAt };
  return usableRate(ports, payment.coin as Coin, at);
}

/** In cents, as the cover of a deposit counts them. */
async function wholeDollars(trx: Trx, { units, coin }: Payment, usd: string): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    SELECT units_worth(${units}::numeric, ${usd}::numeric, ${coin}) AS cents`.execute(trx);
  const cents = rows[0]?.cents ?? 0n;
  return cents - (cents % 100n);
}
