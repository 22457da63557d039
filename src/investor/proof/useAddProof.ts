import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deposits } from '#contract/deposits.ts';
import { depositKey } from '#src/investor/depositDetail/useDeposit.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import type { ReceiptDraft } from './useReceiptDraft.ts';
import { useUpload } from './useUpload.ts';

/** Adds or replaces the proof of a pending deposit. */
export function useAddProof(id: string, onDone: () => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  const { progress, start } = useUpload();
  const add = useMutation({
    mutationFn: ({ txid, image }: ReceiptDraft) => {
      const body = { ...(txid && { txid }), image };
      return send(deposits.addProof, { params: { id }, body, ...start() });
    },
    onSuccess: ({ message, data }) => {
      toasts.success(message);
      cache.setQueryData(depositKey(id), data);
      void cache.invalidateQueries({ queryKey: transactionsKey });
      onDone();
    },
    // The deposit may have been decided in between.
    onError: () => void cache.invalidateQueries({ queryKey: depositKey(id) }),
  });
  return { ...add, progress };
}
