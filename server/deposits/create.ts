import type { ReplyOf } from '#contract/call.ts';
import type { Coin } from '#contract/coin.ts';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { parseDollars } from '#contract/money.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { checkReceipt, storeFile } from '#server/platform/files/upload.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { checkDepositAmount, requireFewPending } from '#server/quotes/depositLimits.ts';
import { lockMatching } from '#server/quotes/lockMatching.ts';
import { createQuote, usableRate } from '#server/quotes/quote.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { requireConfirmedEmail } from '#server/users/requireConfirmedEmail.ts';
import { requireDerived } from '#server/wallets/requireDerived.ts';
import { arrivalColumns, arrivalFlags, rateOnArrival } from './arrival.ts';
import { mailReceived } from './mail.ts';
import { selectDeposits } from './rows.ts';
import { toDeposit } from './wire.ts';

/**
 * POST /deposit: always pending, one per quote. Errors: 403 a file before the email address is
 * confirmed, 404 another user's quote, 409 five wait, 413 and 415 the file, 422 a quote for another
 * amount or coin, and without a quote the errors of a quote.
 */
export const createDeposit: Route = serve(
  deposits.create,
  async ({ body, user, db, ports, at, commitOnce }) => {
    const coin = body.coin as Coin;
    const amountCents = parseDollars(body.amount);
    if (body.image) await requireConfirmedEmail(db, user.userId);
    const receipt = body.image && (await checkReceipt(ports, body.image));
    // A quote stays valid when limits change: the coin may already have been sent.
    if (!body.quoteId) await checkDepositAmount(db, amountCents);
    const rate = body.quoteId
      ? await rateOnArrival(ports, coin, at)
      : await usableRate(ports, coin, at);

    return commitOnce(async (trx) => {
      // Closing an account waits for this lock, and then finds the pending deposit.
      await lockActiveUser(trx, user.userId);
      const request = { userId: user.userId, coin, amountCents } as const;
      const quote =
        body.quoteId || !rate
          ? await lockMatching(trx, body.quoteId ?? '', request)
          : await createQuote(trx, { ...request, rate, ports }, at);
      await requireDerived(trx, ports, quote);
      const earlier = await depositOf(trx, quote.id);
      if (earlier) return earlier;
      await requireFewPending(trx, user.userId, ports.config.rateLimitFactor);
      const { userId } = user;
      const receiptId =
        receipt && (await storeFile(trx, { userId, purpose: 'proof', file: receipt }, at));
      // One reference from the quote on.
      const { id } = quote;
      await trx
        .insertInto('deposits')
        .values({
          id,
          user_id: user.userId,
          coin,
          amount_cents: amountCents,
          quote_id: id,
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
      await mailReceived(trx, id, at);
      const subject = { kind: 'deposit', id } as const;
      await recordEvent(trx, { kind: 'deposit.made', subject, userId }, at);
      return (await depositOf(trx, quote.id)) as ReplyOf<typeof deposits.create>;
    });
  },
);

async function depositOf(trx: Trx, quoteId: string) {
  const row = await selectDeposits(trx).where('quote_id', '=', quoteId).executeTakeFirst();
  return row && { message: messages.depositPending, data: toDeposit(row) };
}
