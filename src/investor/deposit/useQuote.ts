import { useMutation } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { quoteMs } from '#contract/limits.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import { prices, type Quote } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';

/** What a quote is asked for. */
export interface QuoteRequest {
  amount: string;
  coin: Coin;
}

/** A quote and until when it is valid by this device's clock, which may differ from the server's. */
export interface CurrentQuote {
  quote: Quote;
  amountCents: Cents;
  validUntilMs: number;
}

/** Asks the server for a quote; each one is a record, so nothing asks by itself (DESIGN 6.16). */
export function useQuote() {
  return useMutation({
    mutationFn: async ({ amount, coin }: QuoteRequest): Promise<CurrentQuote> => {
      // Counted from before the request: the server's own clock started later, never earlier.
      const validUntilMs = Date.now() + quoteMs;
      const { data } = await send(prices.quote, { query: { amount, coin } });
      return { quote: data, amountCents: parseDollars(data.amount), validUntilMs };
    },
  });
}

/** Whether a held quote still answers a request. */
export function stillAnswers(held: CurrentQuote | undefined, request: QuoteRequest): boolean {
  return (
    held !== undefined &&
    held.quote.coin === request.coin &&
    held.amountCents === parseDollars(request.amount) &&
    Date.now() < held.validUntilMs
  );
}
