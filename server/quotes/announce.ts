import { quotes } from '#contract/quotes.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { requireFewAnnounced } from './depositLimits.ts';
import { lockQuote } from './lockQuote.ts';
import { type QuoteRow, toQuote } from './quote.ts';

/**
 * POST /quotes/{id}/sent: records that the coin was sent, also after the expiry; the first time
 * stays.
 * Errors: 404, 409 for a discarded quote, or while fifty others are not submitted.
 */
export const announcePayment: Route = serve(
  quotes.sent,
  async ({ params, user, ports, at, commitOnce }) =>
    commitOnce(async (trx) => {
      await lockActiveUser(trx, user.userId);
      const quote = await lockQuote(trx, { id: params.id, userId: user.userId });
      if (quote.discarded_at) {
        throw new ApiError('conflict', 'You discarded this quote. Please start again.');
      }
      if (!quote.sent_at && !quote.deposit_id) {
        const { rateLimitFactor } = ports.config;
        await requireFewAnnounced(trx, { userId: user.userId, rateLimitFactor, of: 'report' });
      }
      const data = toQuote(await markSent(trx, quote, at));
      return { message: `We noted that you sent ${data.coinAmount} ${data.coin}.`, data };
    }),
);

async function markSent(trx: Trx, quote: QuoteRow, at: Date): Promise<QuoteRow> {
  if (quote.sent_at || quote.deposit_id) return quote;
  const sent = await trx
    .updateTable('quotes')
    .set({ sent_at: at })
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const subject = { kind: 'quote', id: sent.id } as const;
  await recordEvent(trx, { kind: 'deposit.announced', subject, userId: sent.user_id }, at);
  await audit(trx, { quote: sent, action: 'quote.sent' }, at);
  return sent;
}

/**
 * POST /quotes/{id}/discard: the investor sends nothing for this quote.
 * Errors: 404, 409 once it has a deposit.
 */
export const discardQuote: Route = serve(quotes.discard, async ({ params, user, at, commitOnce }) =>
  commitOnce(async (trx) => {
    const quote = await lockQuote(trx, { id: params.id, userId: user.userId });
    if (quote.deposit_id) {
      throw new ApiError('conflict', 'This quote has a deposit. It cannot be discarded.');
    }
    if (!quote.discarded_at) {
      await trx
        .updateTable('quotes')
        .set({ discarded_at: at })
        .where('id', '=', quote.id)
        .execute();
      await audit(trx, { quote, action: 'quote.discard' }, at);
    }
    return { message: 'Quote discarded.' };
  }),
);

function audit(
  trx: Trx,
  { quote, action }: { quote: QuoteRow; action: 'quote.sent' | 'quote.discard' },
  at: Date,
): Promise<void> {
  const { amount, coin, coinAmount } = toQuote(quote);
  return appendAudit(trx, {
    at,
    actorId: quote.user_id,
    action,
    target: { kind: 'quote', id: quote.id },
    details: { amount, coin, coinAmount },
  });
}
