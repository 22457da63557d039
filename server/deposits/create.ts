import type { ReplyOf } from '#contract/call.ts';
import type { Coin } from '#contract/coin.ts';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { parseDollars } from '#contract/money.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { checkProof, storeFile } from '#server/platform/files/upload.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { checkDepositAmount } from '#server/quotes/depositLimits.ts';
import { createQuote, usableRate } from '#server/quotes/quote.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import {
  arrivalColumns,
  arrivalFlags,
  rateOnArrival,
  requireConfirmedEmail,
  requireFewPending,
} from './arrival.ts';
import { selectDeposits, toDeposit } from './wire.ts';

/**
 * POST /deposit (SPEC.md section 7): always pending, whatever status was sent, and one per quote.
 * Errors: 403 a file before the e-mail address is confirmed, 404 quote of somebody else, 409 five
 * wait for review, 422 quote for another amount or coin, 413 and 415 the proof, and, when no quote was
 * named, those of a quote.
 */
export const createDeposit: Route = serve(
  deposits.create,
  async ({ body, user, db, ports, at, once }) => {
    const coin = body.coin as Coin;
    const amountCents = parseDollars(body.amount);
    if (body.image) await requireConfirmedEmail(db, user.userId);
    const proof = body.image && (await checkProof(ports, body.image));
    // A named quote stands even when limits changed since: the coin may be on its way already.
    if (!body.quoteId) await checkDepositAmount(db, amountCents);
    const rate = body.quoteId
      ? await rateOnArrival(ports, coin, at)
      : await usableRate(ports, coin, at);

    return once(async (trx) => {
      // Closing an account waits for this, and then finds the deposit that it must not leave behind.
      await lockActiveUser(trx, user.userId);
      const wanted = { userId: user.userId, coin, amountCents } as const;
      const quote =
        body.quoteId || !rate
          ? await lockQuote(trx, body.quoteId ?? '', wanted)
          : await createQuote(trx, { ...wanted, rate }, at);
      const earlier = await depositOf(trx, quote.id);
      if (earlier) return earlier;
      await requireFewPending(trx, user.userId, ports.config.rateLimitFactor);
      const receiptId = proof && (await storeFile(trx, user.userId, 'proof', proof, at));
      await trx
        .insertInto('deposits')
        .values({
          id: crypto.randomUUID(),
          user_id: user.userId,
          coin,
          amount_cents: amountCents,
          quote_id: quote.id,
          wallet_id: quote.wallet_id,
          address: quote.address,
          txid: body.txid ? body.txid.toLowerCase() : null,
          receipt_id: receiptId ?? null,
          late: at > quote.expires_at,
          deposit_date: at,
          arrival_flags: await arrivalFlags(trx, amountCents),
          ...arrivalColumns(rate),
        })
        .execute();
      return (await depositOf(trx, quote.id)) as ReplyOf<typeof deposits.create>;
    });
  },
);

/** The quote's own row, locked, so that two submits of one quote queue behind each other. */
async function lockQuote(
  trx: Trx,
  quoteId: string,
  wanted: { userId: string; coin: Coin; amountCents: bigint },
) {
  const quote = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('user_id', '=', wanted.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new ApiError('not-found', 'This quote does not exist. Please start again.');
  if (quote.coin !== wanted.coin || quote.amount_cents !== wanted.amountCents) {
    throw new ApiError('rule', 'This quote is for another amount or coin. Please start again.');
  }
  return quote;
}

async function depositOf(trx: Trx, quoteId: string) {
  const row = await selectDeposits(trx).where('quote_id', '=', quoteId).executeTakeFirst();
  return row && { message: messages.depositPending, data: toDeposit(row) };
}
