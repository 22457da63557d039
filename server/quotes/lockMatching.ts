import type { Coin } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { lockQuote } from './lockQuote.ts';

/** Locks the quote of a deposit. Errors: 404 another user’s, 422 for another amount or coin. */
export async function lockMatching(
  trx: Trx,
  quoteId: string,
  request: { userId: string; coin: Coin; amountCents: bigint },
) {
  const message = 'This quote does not exist. Please start again.';
  const quote = await lockQuote(trx, { id: quoteId, userId: request.userId, message });
  if (quote.coin !== request.coin || quote.amount_cents !== request.amountCents) {
    throw new ApiError('rule', 'This quote is for another amount or coin. Please start again.');
  }
  return quote;
}
