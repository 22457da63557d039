// The symbols of SPEC.md section 2 in the names of the service.
const symbols = [
  { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500' },
  { proName: 'FOREXCOM:NSXUSD', title: 'US 100' },
  { proName: 'FX_IDC:EURUSD', title: 'EUR to USD' },
  { proName: 'BITSTAMP:BTCUSD', title: 'Bitcoin' },
  { proName: 'BITSTAMP:ETHUSD', title: 'Ethereum' },
];

const look = { colorTheme: 'dark', isTransparent: true, showSymbolLogo: false };
const size = { displayMode: 'regular', width: '100%', height: 46 };

const embed = (widget: string, options: object) =>
  `https://s.tradingview.com/embed-widget/${widget}/?locale=en#${encodeURIComponent(JSON.stringify(options))}`;

/** The ticker that MARKET_WIDGET_URL replaces; nobody's browser asks for it without consent. */
export const outsideTicker = embed('ticker-tape', { symbols, ...look, ...size });

/** The chart that MARKET_CHART_URL replaces: BTC/USD over twelve months (S-154, S-156). */
export const outsideChart = embed('symbol-overview', {
  symbols: [['BTC/USD', 'BITSTAMP:BTCUSD|12M']],
  colorTheme: 'dark',
  width: '100%',
  height: '100%',
});
