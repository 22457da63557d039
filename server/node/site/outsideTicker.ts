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

/** The ticker that MARKET_WIDGET_URL replaces; nobody's browser asks for it without consent. */
export const outsideTicker = `https://s.tradingview.com/embed-widget/ticker-tape/?locale=en#${encodeURIComponent(
  JSON.stringify({ symbols, ...look, ...size }),
)}`;
