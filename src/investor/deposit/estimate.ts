import { type Coin, coins } from '#contract/coin.ts';
import { coinUnits, formatUnits, rateUnits, unitDecimals } from '#contract/coinAmount.ts';
import { parseDollars, wholeDollarsPattern } from '#contract/money.ts';
import { copy } from './copy.ts';

// An estimate with all decimals of a quote would look like one.
const places = { BTC: 5, ETH: 4 } as const;

interface Estimate {
  amount: string;
  coin: Coin;
  rateUsd: string | undefined;
}

/** `About 0.00515 BTC`; empty without an amount or a usable rate. */
export function estimateOf({ amount, coin, rateUsd }: Estimate): string {
  if (!rateUsd || !/^\d+(\.\d+)?$/.test(rateUsd) || rateUnits(rateUsd) === 0n) return '';
  if (!wholeDollarsPattern.test(amount) || parseDollars(amount) === 0n) return '';
  const decimals = unitDecimals[coin];
  const form = { decimals, places: places[coin] };
  const units = coinUnits({ cents: parseDollars(amount), rateUsd, ...form });
  return copy.amount.about(formatUnits(units, form), coin);
}

/** A line for each coin. */
export const perCoin = (line: (coin: Coin) => string): Record<Coin, string> =>
  Object.fromEntries(coins.map((coin) => [coin, line(coin)])) as Record<Coin, string>;
