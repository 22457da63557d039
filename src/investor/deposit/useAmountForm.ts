import { useEffect, useRef, useState } from 'react';
import { coins } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { useNewQuote } from '#src/investor/payment/useNewQuote.ts';
import { type CurrentQuote, isReusable } from '#src/investor/payment/useQuote.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { firstError } from '#src/shared/form/firstError.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { amountRules } from './amountRules.ts';
import type { DepositFlow, Draft } from './useDepositFlow.ts';

/** Checks and submits step 1: a new quote, or a valid one again. */
export function useAmountForm(flow: DepositFlow, open: readonly CurrentQuote[]) {
  const { data: settings } = useSettings();
  const [broken, setBroken] = useState<string>();
  const amountInput = useRef<HTMLInputElement>(null);
  const coinInputs = useRef<HTMLDivElement>(null);
  // From the first click on: a double click must not send two requests.
  const isBusy = useRef(false);
  const quote = useNewQuote();
  // New input clears an error of a rule; any other error disables the form until a retry succeeds.
  const isRuleError = quote.error instanceof ApiError && quote.error.code === 'rule';
  const error = broken ?? (isRuleError ? messageOf(quote.error) : undefined);
  const isUnset = error === messages.selectModeAndAmount;
  const isCoinMissing = isUnset && flow.draft.amount !== '';

  const request = async () => {
    const { amount, coin } = flow.draft;
    const failed = await firstError(amountRules(settings), { amount, coin });
    setBroken(failed?.message);
    if (failed || coin === '') {
      const lacksCoin = failed?.message === messages.selectModeAndAmount && amount !== '';
      const input = lacksCoin ? coinInputs.current?.querySelector('input') : amountInput.current;
      input?.focus();
      return;
    }
    const reusable = open.find((one) => isReusable(one, { amount, coin }));
    const { quoteId } = reusable ?? (await quote.mutateAsync({ amount, coin }));
    flow.openQuote(quoteId);
  };
  const submit = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    // The mutation shows its own error.
    void request()
      .catch(() => undefined)
      .finally(() => {
        isBusy.current = false;
      });
  };
  const { error: failure, reset } = quote;
  useEffect(() => {
    if (!(failure instanceof NetworkError)) return;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [failure, reset]);
  return {
    settings,
    amountInput,
    coinInputs,
    submit,
    /** Shows a wrong amount before the coin is chosen. */
    checkAmount: async () => {
      const { amount, coin } = flow.draft;
      if (amount === '' || broken || quote.isPending) return;
      const failed = await firstError(amountRules(settings), { amount, coin: coin || coins[0] });
      if (failed) setBroken(failed.message);
    },
    amountError: isCoinMissing ? undefined : error,
    coinError: isCoinMissing ? error : undefined,
    lacksCoin: isUnset && flow.draft.coin === '',
    blocked: isRuleError ? null : quote.error,
    isWaiting: quote.isPending,
    change: (values: Partial<Draft>) => {
      // Another coin does not change the amount.
      if ('amount' in values || isUnset) setBroken(undefined);
      quote.reset();
      flow.setDraft({ ...flow.draft, ...values });
    },
  };
}
