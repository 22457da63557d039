import { type Coin, quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, rateUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { Cents } from '#contract/money.ts';

/** The coins that cents buy at a rate, as a quote rounds; undefined without a usable rate. */
export function coinEquivalent(value: {
  cents: Cents;
  rateUsd: string;
  coin: Coin;
}): string | undefined {
  const { cents, rateUsd, coin } = value;
  if (!/^\d+(\.\d+)?$/.test(rateUsd) || rateUnits(rateUsd) === 0n) return undefined;
  const [places, decimals] = [quoteDecimals[coin], unitDecimals[coin]];
  return formatUnits(coinUnits({ cents, rateUsd, places, decimals }), { decimals, places });
}

/** The BTC that cents buy at a rate. */
export const btcEquivalent = (cents: Cents, rateUsd: string): string | undefined =>
  coinEquivalent({ cents, rateUsd, coin: 'BTC' });
