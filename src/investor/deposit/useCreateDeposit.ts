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

/** A payment that the investor reports as sent. */
export interface SentPayment {
  quoteId: string;
  amount: string;
  coin: Coin;
}

export type NewDeposit = InCents<Deposit>;

interface Submission extends SentPayment {
  txid: string;
  image: File | undefined;
}

/** Also for a 413 of a proxy: only the file can be too large. */
export const receiptTooLarge = { tooLarge: messages.fileTooLarge };

/** The investor cancelled a submit. */
export class SubmitCancelled extends Error {
  override readonly name = 'SubmitCancelled';
  /** Everything was sent, so the deposit may exist. */
  readonly isUploaded: boolean;

  constructor(isUploaded: boolean) {
    super('Cancelled by the investor.');
    this.isUploaded = isUploaded;
  }
}

/** Submits a deposit. A retry is the same request, so that a quote makes one deposit. */
export function useCreateDeposit(onDone: (deposit: NewDeposit) => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const { progress, start, cancel } = useUpload();
  const create = useMutation({
    mutationFn: async ({ quoteId, amount, coin, txid, image }: Submission) => {
      const dismiss = toasts.loading(copy.wait);
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
    onSuccess: ({ message }) => toasts.success(message || messages.depositPending),
    onError: (error) => {
      if (error instanceof SubmitCancelled) return;
      toasts.error(copy.deposit.failed);
      toasts.error(messageOf(error, { networkError: sharedCopy.anError, ...receiptTooLarge }));
    },
    // Also after an error: without a response the deposit may exist.
    onSettled: () => void cache.invalidateQueries({ queryKey: transactionsKey }),
  });
  // Call `onDone` only while this step is mounted.
  const submit = (submission: Submission) =>
    create.mutate(submission, { onSuccess: ({ data }) => onDone(inCents(data)) });
  return { ...create, submit, progress, cancel };
}

function useUpload() {
  const [progress, setProgress] = useState(0);
  const upload = useRef({ controller: new AbortController(), progress: 0 });
  const onProgress = (share: number) => {
    upload.current.progress = share;
    setProgress(share);
  };
  return {
    progress,
    start: () => {
      upload.current.controller = new AbortController();
      onProgress(0);
      return { onProgress, signal: upload.current.controller.signal };
    },
    cancel: () =>
      upload.current.controller.abort(new SubmitCancelled(upload.current.progress === 1)),
  };
}
