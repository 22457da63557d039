import { useMutation } from '@tanstack/react-query';
import { quotes } from '#contract/quotes.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { useStoredQuotes } from './useQuote.ts';

/** Stores that the coin was sent, with the server's time; the quote then waits for its proof. */
export function useAnnounce(quoteId: string) {
  const { keyOf } = useIdempotencyKey();
  const stored = useStoredQuotes();
  const params = { id: quoteId };
  return useMutation({
    mutationFn: () => send(quotes.sent, { params, idempotencyKey: keyOf(params) }),
    onSuccess: ({ data }) => stored.change(data),
  });
}
