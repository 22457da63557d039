import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { type Deposit, deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { send } from '#src/shared/api/send.ts';
import { sentenceOf } from '#src/shared/api/sentence.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { useAttemptKey } from '../attempts/useAttemptKey.ts';
import { copy } from '../copy.ts';
import { transactionsKey } from '../transactions/useTransactions.ts';

/** What was stated as sent: the quote with its amount and coin. */
export interface SentCoin {
  quoteId: string;
  amount: string;
  coin: Coin;
}

interface Submit extends SentCoin {
  txid: string;
  image: File | undefined;
}

/** Submits a deposit, once per quote however often it is tried (S-238 to S-249). */
export function useCreateDeposit(onDone: (deposit: Deposit) => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: async ({ quoteId, amount, coin, txid, image }: Submit) => {
      const dismiss = toasts.waiting(copy.wait);
      try {
        return await send(deposits.create, {
          // The server makes every deposit pending by itself; SPEC.md's client says so too.
          body: { quoteId, amount, coin, status: 'pending', txid, image },
          idempotencyKey: keyOf(quoteId, txid, image),
        });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message, data }) => {
      toasts.said(message || messages.depositPending);
      void cache.invalidateQueries({ queryKey: transactionsKey });
      onDone(data);
    },
    onError: (failure) => {
      toasts.failed(copy.deposit.failed);
      toasts.failed(sentenceOf(failure, { unreachable: sharedCopy.anError }));
    },
  });
}
