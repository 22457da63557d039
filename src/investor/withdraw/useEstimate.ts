import type { Coin } from '#contract/coin.ts';
import { roundDecimal } from '#contract/coinAmount.ts';
import { type Cents, groupDecimal } from '#contract/money.ts';
import { coinEquivalent } from '#src/investor/rates/coinEquivalent.ts';
import { useRates } from '#src/investor/rates/useRates.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';

export interface Estimate {
  /** With its coin: `0.00514809 BTC`. */
  amount: string;
  /** The rate with source and time. */
  rate: string;
}

/** The coins for cents now; null without a rate, undefined until rates are here. */
export function useEstimate(coin: Coin, cents: Cents): Estimate | null | undefined {
  const { data: rates, isError } = useRates();
  if (!rates) return isError ? null : undefined;
  const rate = rates[coin];
  if (!rate) return null;
  const amount = coinEquivalent({ cents, rateUsd: rate.usd, coin });
  if (amount === undefined) return null;
  const { receive } = copy;
  const dollars = `$${groupDecimal(roundDecimal(rate.usd, 2))}`;
  return {
    amount: receive.about(amount, coin),
    rate: rate.example
      ? receive.example(dollars)
      : receive.rate(dollars, rate.source, clockTime(new Date(rate.at))),
  };
}
