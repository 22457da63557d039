import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Coin, isCoin } from '#contract/coin.ts';
import type { NewDeposit, SentPayment } from './useCreateDeposit.ts';
import type { CurrentQuote } from './useQuote.ts';
import { type ReceiptDraft, useReceiptDraft } from './useReceiptDraft.ts';

export interface Draft {
  amount: string;
  coin: Coin | '';
}

export type Step = 'amount' | 'payment' | 'receipt' | 'done';

/** A coin from the address or a form; any other text counts as no choice. */
export const coinFrom = (text: string | null): Coin | '' => (isCoin(text) ? text : '');

const replacing = { replace: true, preventScrollReset: true } as const;

export type DepositFlow = ReturnType<typeof useDepositFlow>;

/**
 * The state of a deposit. The address has amount, coin and, once the coin was sent, the quote's id,
 * so that a reload keeps them; the quote is in memory only.
 */
export function useDepositFlow() {
  const [search, setSearch] = useSearchParams();
  const [quote, setQuote] = useState<CurrentQuote>();
  const [deposit, setDeposit] = useState<NewDeposit>();
  const draft: Draft = { amount: search.get('amount') ?? '', coin: coinFrom(search.get('coin')) };
  const quoteId = search.get('quote') ?? undefined;
  const { receipt, saveReceipt, historyStateOf } = useReceiptDraft(quoteId);
  const payment: SentPayment | undefined =
    quoteId && draft.coin !== '' ? { quoteId, amount: draft.amount, coin: draft.coin } : undefined;

  let step: Step = 'amount';
  if (deposit) step = 'done';
  else if (payment) step = 'receipt';
  else if (search.get('step') === 'payment' && quote) step = 'payment';

  const close = (next?: NewDeposit) => {
    setDeposit(next);
    setQuote(undefined);
    setSearch({}, replacing);
  };
  return {
    step,
    draft,
    quote,
    payment,
    receipt,
    deposit,
    setDraft: (values: Draft) => setSearch({ ...values }, replacing),
    openPayment: (next: CurrentQuote) => {
      setQuote(next);
      setSearch({ amount: next.amount, coin: next.coin, step: 'payment' });
    },
    renewQuote: (next: CurrentQuote) => setQuote(next),
    back: () => setSearch({ ...draft }),
    // Keep receipt and transaction id when the user goes back and forward again.
    openReceipt: ({ amount, coin, quoteId: quoted }: CurrentQuote) =>
      setSearch({ amount, coin, quote: quoted }, { state: historyStateOf(quoted) }),
    setReceipt: (next: ReceiptDraft) => {
      if (!quoteId) return;
      const state = saveReceipt(quoteId, next);
      setSearch({ ...draft, quote: quoteId }, { ...replacing, state });
    },
    finish: (next: NewDeposit) => close(next),
    reset: () => close(),
  };
}
