export const copy = {
  title: 'BTC/USD, 12 months',
  none: 'No rate is recorded yet. The chart gains one point a day from the rates this server reads; nothing is filled in.',
  noCanvas: 'This browser cannot draw the chart. The figures are in the table below.',
  last: (close: string, day: string) => `${close} USD on ${day}`,
  recordedSince: (day: string, days: number) =>
    `Recorded since ${day}: ${days} ${days === 1 ? 'day' : 'days'}, each with its last rate.`,
  sources: (sources: string) => `Source: ${sources}.`,
  range: (lowest: string, highest: string) => `Lowest ${lowest}, highest ${highest}.`,
  picture: (summary: string) => `Line chart of BTC in USD. ${summary}`,
  table: 'Show as table',
  tableName: 'BTC/USD on the last recorded day of each month',
  day: 'Day (UTC)',
  close: 'Last rate',
  source: 'Source',
  attribution: 'Chart drawn with TradingView Lightweight Charts™, on this server’s own figures.',
  outside: {
    title: 'Outside BTC/USD chart',
    asking: (host: string) =>
      `A live chart comes from ${host}. Loading it tells that service your network address. Nothing is loaded unless you agree.`,
    off: 'The outside chart is off.',
    failed: 'The outside chart did not load. The chart above is ours and stays.',
    show: 'Show outside chart',
    refuse: 'No outside content',
  },
} as const;
