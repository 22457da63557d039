import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Coin } from '#contract/coin.ts';
import type { Deposit } from '#contract/deposits.ts';
import type { HeldQuote } from './useQuote.ts';

/** What was typed in step 1; it lives in the address, so that a reload keeps it. */
export interface Draft {
  amount: string;
  coin: Coin | '';
}

/** The four screens of a deposit. */
export type Step = 'amount' | 'payment' | 'proof' | 'done';

/** A coin from a text of the address or a form; anything else counts as not chosen. */
export const coinFrom = (text: string | null): Coin | '' =>
  text === 'BTC' || text === 'ETH' ? text : '';

const keeping = { replace: true, preventScrollReset: true } as const;

/**
 * Where a deposit stands. The address holds amount, coin and, once the coin was sent, the quote's
 * id, so that a reload loses none of them; the quote itself lives in memory only.
 */
export function useDepositFlow() {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<HeldQuote>();
  const [made, setMade] = useState<Deposit>();
  const draft: Draft = { amount: search.get('amount') ?? '', coin: coinFrom(search.get('coin')) };
  const quoteId = search.get('quote') ?? undefined;
  const shown = search.get('step');

  let step: Step = 'amount';
  if (made) step = 'done';
  else if (quoteId && draft.coin !== '') step = 'proof';
  else if (shown === 'payment' && held) step = 'payment';

  return {
    step,
    draft,
    held,
    quoteId,
    made,
    keep: (typed: Draft) => setSearch({ ...typed }, keeping),
    pay: (quote: HeldQuote) => {
      setHeld(quote);
      const { amount, coin } = quote.quote;
      setSearch({ amount, coin, step: 'payment' });
    },
    renew: (quote: HeldQuote) => setHeld(quote),
    back: () => setSearch({ ...draft }),
    sent: ({ quote }: HeldQuote) =>
      setSearch({ amount: quote.amount, coin: quote.coin, quote: quote.quoteId }),
    finish: (deposit: Deposit) => {
      setMade(deposit);
      setHeld(undefined);
      setSearch({}, keeping);
    },
    reset: () => {
      setMade(undefined);
      setHeld(undefined);
      setSearch({}, keeping);
    },
  };
}
