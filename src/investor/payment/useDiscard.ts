import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quotes } from '#contract/quotes.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { useStoredQuotes } from './useQuote.ts';

/** Ends a quote for which nothing was sent. */
export function useDiscard(quoteId: string) {
  const { keyOf } = useIdempotencyKey();
  const cache = useQueryClient();
  const stored = useStoredQuotes();
  const params = { id: quoteId };
  return useMutation({
    mutationFn: () => send(quotes.discard, { params, idempotencyKey: keyOf(params) }),
    onSuccess: () => {
      stored.close(quoteId);
      void cache.invalidateQueries({ queryKey: summaryKey });
    },
  });
}
