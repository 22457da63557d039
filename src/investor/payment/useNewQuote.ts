import { useMutation } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { prices } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';
import { type CurrentQuote, currentQuote, useStoredQuotes } from './useQuote.ts';

export interface QuoteRequest {
  amount: string;
  coin: Coin;
}

/** Requests a quote. The server records each one, so nothing requests it automatically. */
export function useNewQuote() {
  const stored = useStoredQuotes();
  return useMutation({
    mutationFn: async ({ amount, coin }: QuoteRequest): Promise<CurrentQuote> => {
      const askedMs = Date.now();
      const { data } = await send(prices.quote, { query: { amount, coin } });
      return currentQuote(data, { askedMs, at: data.createdAt });
    },
    onSuccess: stored.add,
  });
}
