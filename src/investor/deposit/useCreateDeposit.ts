import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Coin } from '#contract/coin.ts';
import { type Deposit, deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { type InCents, inCents } from '#contract/money.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from '../copy.ts';
import { transactionsKey } from '../transactions/useTransactions.ts';
import { CalledOff } from './calledOff.ts';

/** What was stated as sent: the quote with its amount and coin. */
export interface SentCoin {
  quoteId: string;
  amount: string;
  coin: Coin;
}

/** The deposit that a submit made. */
export type MadeDeposit = InCents<Deposit>;

interface Submit extends SentCoin {
  txid: string;
  image: File | undefined;
}

/** A 413 of a submit is about its proof, whoever answered it. */
export const proofTooLarge = { tooLarge: messages.fileTooLarge };

/** Submits a deposit, once per quote however often it is tried (S-238 to S-249). */
export function useCreateDeposit(onDone: (deposit: MadeDeposit) => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { share, begin, callOff } = useProgress();
  const create = useMutation({
    mutationFn: async ({ quoteId, amount, coin, txid, image }: Submit) => {
      const dismiss = toasts.loading(copy.wait);
      try {
        return await send(deposits.create, {
          // The server makes every deposit pending by itself; SPEC.md's client says so too.
          body: { quoteId, amount, coin, status: 'pending', txid, image },
          idempotencyKey: keyOf(quoteId, txid, image),
          ...begin(),
        });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message }) => toasts.success(message || messages.depositPending),
    onError: (error) => {
      if (error instanceof CalledOff) return;
      toasts.error(copy.deposit.failed);
      toasts.error(messageOf(error, { networkError: sharedCopy.anError, ...proofTooLarge }));
    },
    // Without an answer the deposit may have been made all the same.
    onSettled: () => void cache.invalidateQueries({ queryKey: transactionsKey }),
  });
  // Who left the step meanwhile is not called back: only a step that still shows goes on.
  const submit = (sent: Submit) =>
    create.mutate(sent, { onSuccess: ({ data }) => onDone(inCents(data)) });
  return { ...create, submit, share, callOff };
}

/** How far a submit has got, and the way to call it off. */
function useProgress() {
  const [share, setShare] = useState(0);
  const current = useRef({ caller: new AbortController(), share: 0 });
  const onProgress = (sentShare: number) => {
    current.current.share = sentShare;
    setShare(sentShare);
  };
  return {
    share,
    begin: () => {
      current.current.caller = new AbortController();
      onProgress(0);
      return { onProgress, signal: current.current.caller.signal };
    },
    callOff: () => current.current.caller.abort(new CalledOff(current.current.share === 1)),
  };
}
