import { useMutation } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import { prices, type Quote } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';

interface QuoteRequest {
  amount: string;
  coin: Coin;
}

export interface CurrentQuote extends Quote {
  amountCents: Cents;
  /** By this device's clock, which may differ from the server's. */
  validUntilMs: number;
}

/** Requests a quote. The server records each one, so nothing requests it automatically. */
export function useQuote() {
  return useMutation({
    mutationFn: async ({ amount, coin }: QuoteRequest): Promise<CurrentQuote> => {
      // Before the request, so that the countdown ends no later than the server's.
      const validUntilMs = Date.now() + quoteMs;
      const { data } = await send(prices.quote, { query: { amount, coin } });
      return { ...data, amountCents: parseDollars(data.amount), validUntilMs };
    },
  });
}

/** Whether a quote is valid and for this amount and coin. */
export const isReusable = (quote: CurrentQuote, { amount, coin }: QuoteRequest): boolean =>
  quote.coin === coin &&
  quote.amountCents === parseDollars(amount) &&
  Date.now() < quote.validUntilMs;
