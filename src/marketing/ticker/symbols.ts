import type { Coin } from '#contract/coin.ts';

/** A symbol of the strip (S-065); without an asset no source of ours gives its price. */
export interface TickerSymbol {
  name: string;
  asset?: Coin | 'EUR';
}

/** The five symbols in order. */
export const symbols: TickerSymbol[] = [
  { name: 'S&P 500' },
  { name: 'US 100' },
  { name: 'EUR to USD', asset: 'EUR' },
  { name: 'Bitcoin', asset: 'BTC' },
  { name: 'Ethereum', asset: 'ETH' },
];

/** Name of the frame that shows the outside ticker. */
export const widgetTitle = 'Outside market ticker';
/** Name of the one that shows the outside chart. */
export const chartTitle = 'Outside BTC/USD chart';
