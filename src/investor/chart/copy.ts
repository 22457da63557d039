const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

export const copy = {
  title: (count: number) => `BTC/USD, ${months(count)}`,
  ranges: 'Range',
  range: (count: number) => (count === 12 ? '1Y' : `${count}M`),
  // Begins with the visible text, so that speech input finds the button.
  rangeName: (count: number) => (count === 12 ? '1Y, 1 year' : `${count}M, ${months(count)}`),
  within: (count: number) => `in ${months(count)}`,
  tooFew: 'The chart appears after a week of recorded rates.',
  noCanvas: 'This browser cannot draw the chart. The figures are in the table below.',
  market: 'Market price, not your balance.',
  last: (close: string, day: string) => `${close} USD on ${day}`,
  recordedSince: (day: string) => `Daily closing rates, recorded since ${day}.`,
  sources: (sources: string) => `Source: ${sources}.`,
  updated: (day: string) => `Updated ${day}.`,
  extent: (lowest: string, highest: string) => `Lowest ${lowest}, highest ${highest}.`,
  picture: (summary: string) => `Line chart of BTC in USD. ${summary}`,
  about: 'About this chart',
  tableName: 'BTC/USD on the last recorded day of each month',
  day: 'Day (UTC)',
  close: 'Last rate',
  source: 'Source',
  attribution: 'Chart: TradingView Lightweight Charts™',
  outside: {
    title: 'Outside BTC/USD chart',
    tradingView: 'TradingView',
    asking: (host: string) => `${host} would see your IP address.`,
    failed: (host: string) => `${host} could not be loaded.`,
    show: 'Load live chart',
    refuse: 'No thanks',
    hide: 'Hide live chart',
  },
} as const;
