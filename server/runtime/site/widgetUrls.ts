const symbols = [
  { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500' },
  { proName: 'FOREXCOM:NSXUSD', title: 'US 100' },
  { proName: 'FX_IDC:EURUSD', title: 'EUR to USD' },
  { proName: 'BITSTAMP:BTCUSD', title: 'Bitcoin' },
  { proName: 'BITSTAMP:ETHUSD', title: 'Ethereum' },
];

const style = { colorTheme: 'dark', isTransparent: true, showSymbolLogo: false };
const size = { displayMode: 'regular', width: '100%', height: 46 };

const embed = (widget: string, options: object) =>
  `https://s.tradingview.com/embed-widget/${widget}/?locale=en#${encodeURIComponent(JSON.stringify(options))}`;

/** Default of MARKET_WIDGET_URL. */
export const defaultTickerUrl = embed('ticker-tape', { symbols, ...style, ...size });

/** Default of MARKET_CHART_URL: BTC/USD over twelve months. */
export const defaultChartUrl = embed('symbol-overview', {
  symbols: [['BTC/USD', 'BITSTAMP:BTCUSD|12M']],
  colorTheme: 'dark',
  width: '100%',
  height: '100%',
});
