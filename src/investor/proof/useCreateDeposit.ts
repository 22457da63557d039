import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { useStoredQuotes } from '#src/investor/payment/useQuote.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { receiptTooLarge } from './fileRules.ts';
import { SubmitCancelled, useUpload } from './useUpload.ts';

/** A payment that the investor reports as sent. */
export interface SentPayment {
  quoteId: string;
  amount: string;
  coin: Coin;
}

interface Submission extends SentPayment {
  txid: string;
  image: File | undefined;
}

/** Submits a deposit. A retry is the same request, so that a quote makes one deposit. */
export function useCreateDeposit(onDone: (depositId: string) => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const stored = useStoredQuotes();
  const { keyOf } = useIdempotencyKey();
  const { progress, start, cancel } = useUpload();
  const create = useMutation({
    mutationFn: async ({ quoteId, amount, coin, txid, image }: Submission) => {
      const dismiss = toasts.loading(areaCopy.wait);
      // The server ignores `status`; the specification's client sends it.
      const body = { quoteId, amount, coin, status: 'pending', txid, image };
      try {
        return await send(deposits.create, {
          body,
          idempotencyKey: keyOf(body),
          ...start(),
        });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message }, { quoteId }) => {
      toasts.pending(message || messages.depositPending);
      stored.close(quoteId);
    },
    onError: (error) => {
      if (error instanceof SubmitCancelled) return;
      toasts.error(copy.proof.failed);
      toasts.error(messageOf(error, { networkError: sharedCopy.anError, ...receiptTooLarge }));
    },
    // Also after an error: without a response the deposit may exist.
    onSettled: () => void cache.invalidateQueries({ queryKey: transactionsKey }),
  });
  // Call `onDone` only while this step is mounted.
  const submit = (submission: Submission) =>
    create.mutate(submission, { onSuccess: ({ data }) => onDone(data._id) });
  return { ...create, submit, progress, cancel };
}
