import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Coin, isCoin } from '#contract/coin.ts';
import { type ReceiptDraft, useReceiptDraft } from '#src/investor/proof/useReceiptDraft.ts';

export interface Draft {
  amount: string;
  coin: Coin | '';
}

export const noDraft: Draft = { amount: '', coin: '' };

const coinFrom = (text: string | null): Coin | '' => (isCoin(text) ? text : '');

const filled = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));

const replacing = { replace: true, preventScrollReset: true } as const;

export type DepositFlow = ReturnType<typeof useDepositFlow>;

/**
 * The state of a deposit, all of it in the address: amount and coin, then the id of the quote, so
 * that a reload, Back or another device loses nothing. The step follows from the server's quote.
 */
export function useDepositFlow() {
  const [search, setSearch] = useSearchParams();
  // The router changes the address in a transition, which is too late for a field in use.
  const [draft, showDraft] = useOptimistic<Draft>({
    amount: search.get('amount') ?? '',
    coin: coinFrom(search.get('coin')),
  });
  const quoteId = search.get('quote') ?? undefined;
  const { receipt, saveReceipt } = useReceiptDraft(quoteId);
  return {
    draft,
    quoteId,
    receipt,
    setDraft: (next: Draft) =>
      startTransition(() => {
        showDraft(next);
        setSearch(filled(next), replacing);
      }),
    openQuote: (quote: string) => setSearch({ quote }),
    replaceQuote: (quote: string) => setSearch({ quote }, replacing),
    back: ({ amount, coin }: Draft) => setSearch(filled({ amount, coin })),
    setReceipt: (next: ReceiptDraft) => {
      if (!quoteId) return;
      setSearch({ quote: quoteId }, { ...replacing, state: saveReceipt(quoteId, next) });
    },
    reset: () => setSearch({}, replacing),
  };
}
