import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Coin, isCoin } from '#contract/coin.ts';
import type { MadeDeposit } from './useCreateDeposit.ts';
import type { CurrentQuote } from './useQuote.ts';
import { type GivenProof, useReceiptDraft } from './useReceiptDraft.ts';

/** What was typed in step 1; it lives in the address, so that a reload keeps it. */
export interface Draft {
  amount: string;
  coin: Coin | '';
}

/** The four screens of a deposit. */
export type Step = 'amount' | 'payment' | 'proof' | 'done';

/** A coin from a text of the address or a form; anything else counts as not chosen. */
export const coinFrom = (text: string | null): Coin | '' => (isCoin(text) ? text : '');

const keeping = { replace: true, preventScrollReset: true } as const;

/**
 * Where a deposit stands. The address holds amount, coin and, once the coin was sent, the quote's
 * id, so that a reload loses none of them; the quote itself lives in memory only.
 */
export function useDepositFlow() {
  const [search, setSearch] = useSearchParams();
  const [held, setHeld] = useState<CurrentQuote>();
  const [made, setMade] = useState<MadeDeposit>();
  const draft: Draft = { amount: search.get('amount') ?? '', coin: coinFrom(search.get('coin')) };
  const quoteId = search.get('quote') ?? undefined;
  const shown = search.get('step');
  const { proof, give, keptFor } = useReceiptDraft(quoteId);

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
    proof,
    give: (next: GivenProof) => {
      if (!quoteId) return;
      setSearch({ ...draft, quote: quoteId }, { ...keeping, state: give(quoteId, next) });
    },
    keep: (typed: Draft) => setSearch({ ...typed }, keeping),
    pay: (quote: CurrentQuote) => {
      setHeld(quote);
      const { amount, coin } = quote.quote;
      setSearch({ amount, coin, step: 'payment' });
    },
    renew: (quote: CurrentQuote) => setHeld(quote),
    back: () => setSearch({ ...draft }),
    // Who went Back and on again finds what was given before.
    sent: ({ quote: { amount, coin, quoteId: id } }: CurrentQuote) =>
      setSearch({ amount, coin, quote: id }, { state: keptFor(id) }),
    finish: (deposit: MadeDeposit) => {
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
