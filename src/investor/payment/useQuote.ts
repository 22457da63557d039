import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import type { Quote } from '#contract/prices.ts';
import { quotes } from '#contract/quotes.ts';
import { send } from '#src/shared/api/send.ts';

export interface CurrentQuote extends Quote {
  amountCents: Cents;
  /** By this device's clock, which may differ from the server's. */
  validUntilMs: number;
}

const graceMs = 60 * 60_000;

/** Until when a late submit keeps the rate of a quote, if that moved little. */
export const graceEndMs = ({ validUntilMs }: CurrentQuote): number => validUntilMs + graceMs;

interface Reading {
  /** This device's time before the request, so that a countdown ends no later than the server's. */
  askedMs: number;
  /** The server's time of the reply. */
  at: string;
}

export const currentQuote = (quote: Quote, { askedMs, at }: Reading): CurrentQuote => ({
  ...quote,
  amountCents: parseDollars(quote.amount),
  validUntilMs: askedMs + Date.parse(quote.expiresAt) - Date.parse(at),
});

/** Whether a payment is on its way that is not submitted yet. */
export const hasReported = (quotes: readonly CurrentQuote[]): boolean =>
  quotes.some(({ sentAt }) => sentAt !== null);

/** Whether a quote can still be paid: it is valid and not reported as sent. */
const isPayable = ({ sentAt, validUntilMs }: CurrentQuote): boolean =>
  sentAt === null && Date.now() < validUntilMs;

/** Whether a quote can be used again for this amount and coin. */
export const isReusable = (
  quote: CurrentQuote,
  { amount, coin }: { amount: string; coin: Coin },
): boolean => quote.coin === coin && quote.amountCents === parseDollars(amount) && isPayable(quote);

const openQuotesKey = ['quotes', 'open'] as const;
const quoteKey = (quoteId: string) => ['quotes', 'one', quoteId] as const;

/** The quote of the address, which another device may have changed. */
export const useQuote = (quoteId: string) =>
  useQuery({
    queryKey: quoteKey(quoteId),
    queryFn: async ({ signal }) => {
      const askedMs = Date.now();
      const { data, at } = await send(quotes.read, { params: { id: quoteId }, signal });
      return currentQuote(data, { askedMs, at });
    },
  });

/** The user's quotes that can be paid or wait for their proof. */
export const useOpenQuotes = () =>
  useQuery({
    queryKey: openQuotesKey,
    queryFn: async ({ signal }) => {
      const askedMs = Date.now();
      const { data, at } = await send(quotes.own, { signal });
      return data.map((quote) => currentQuote(quote, { askedMs, at }));
    },
  });

/** Writes what a call returned to the cached quotes. */
export function useStoredQuotes() {
  const cache = useQueryClient();
  return {
    add: (quote: CurrentQuote) => {
      cache.setQueryData(quoteKey(quote.quoteId), quote);
      cache.setQueryData<CurrentQuote[]>(openQuotesKey, (open) => open && [quote, ...open]);
    },
    change: (quote: Quote) => {
      cache.setQueryData<CurrentQuote>(
        quoteKey(quote.quoteId),
        (cached) => cached && { ...cached, ...quote },
      );
      void cache.invalidateQueries({ queryKey: openQuotesKey });
    },
    close: (quoteId: string) =>
      cache.setQueryData<CurrentQuote[]>(openQuotesKey, (open) =>
        open?.filter((quote) => quote.quoteId !== quoteId),
      ),
  };
}
