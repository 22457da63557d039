import type { Coin } from '#contract/coin.ts';

/** A symbol without `asset` has no price source. */
export interface TickerSymbol {
  name: string;
  asset?: Coin | 'EUR';
}

// Known prices first.
export const symbols: TickerSymbol[] = [
  { name: 'Bitcoin', asset: 'BTC' },
  { name: 'Ethereum', asset: 'ETH' },
  { name: 'EUR to USD', asset: 'EUR' },
  { name: 'S&P 500' },
  { name: 'US 100' },
];

export const widgetTitle = 'Outside market ticker';
export const chartTitle = 'Outside BTC/USD chart';
