import { quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, rateUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { Cents } from '#contract/money.ts';

/** The BTC that cents buy at a rate, to 8 decimals as a quote; undefined without a usable rate. */
export function btcEquivalent(cents: Cents, rateUsd: string): string | undefined {
  if (!/^\d+(\.\d+)?$/.test(rateUsd) || rateUnits(rateUsd) === 0n) return undefined;
  const [places, decimals] = [quoteDecimals.BTC, unitDecimals.BTC];
  return formatUnits(coinUnits({ cents, rateUsd, places, decimals }), { decimals, places });
}
