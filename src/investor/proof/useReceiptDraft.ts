import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDraft } from '#src/shared/session/useDraft.ts';

export interface ReceiptDraft {
  txid: string;
  image: File | undefined;
  /** The chosen file is lost, because the page was loaded again. */
  isFileLost: boolean;
}

/** A receipt draft without its file, which no page can keep over a reload. */
interface StoredReceipt {
  quoteId: string;
  txid: string;
  file: boolean;
}

const isStoredReceipt = (state: unknown): state is StoredReceipt =>
  typeof state === 'object' && state !== null && 'quoteId' in state && 'txid' in state;

const storedReceipt = (quoteId: string, receipt: ReceiptDraft): StoredReceipt => ({
  quoteId,
  txid: receipt.txid,
  file: receipt.image !== undefined || receipt.isFileLost,
});

/**
 * The receipt draft of a quote: in memory, in the history's state for a reload and for Back, and as
 * a draft of an expired session. Never in the address or in storage, which others can read.
 */
export function useReceiptDraft(quoteId: string | undefined) {
  const { state } = useLocation();
  const { restored, update } = useDraft<StoredReceipt>('proof');
  const [saved, setSaved] = useState<{ quoteId: string; receipt: ReceiptDraft }>();
  const savedOf = (id: string) => (saved?.quoteId === id ? saved.receipt : undefined);

  const stored = [isStoredReceipt(state) ? state : undefined, restored].find(
    (receipt) => receipt?.quoteId === quoteId,
  );
  const receipt = (quoteId && savedOf(quoteId)) || {
    txid: stored?.txid ?? '',
    image: undefined,
    isFileLost: stored?.file ?? false,
  };
  if (quoteId) update(storedReceipt(quoteId, receipt));
  return {
    receipt,
    /** Saves the draft and returns the history's state for it. */
    saveReceipt: (id: string, next: ReceiptDraft): StoredReceipt => {
      setSaved({ quoteId: id, receipt: next });
      return storedReceipt(id, next);
    },
  };
}
