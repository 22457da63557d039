import type { MarketWidgets } from '#contract/settings.ts';
import { marketWidgetModes } from '#contract/settingsRecord.ts';
import { defaultChartUrl, defaultTickerUrl } from './site/widgetUrls.ts';

export interface MarketWidgetSettings {
  marketWidgets: MarketWidgets;
  marketWidgetUrl: string;
  marketChartUrl: string;
}

/** Adds a message to `errors` for each invalid setting. */
export function readMarketWidgets(
  read: (name: string) => string | undefined,
  errors: string[],
): MarketWidgetSettings {
  const address = (name: string, fallback: string) => {
    const url = read(name) ?? fallback;
    if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
    errors.push(`${name} must be the https address of a page that may be framed.`);
    return fallback;
  };
  const value = read('MARKET_WIDGETS') ?? 'consent';
  const marketWidgets = marketWidgetModes.find((mode) => mode === value);
  if (!marketWidgets) errors.push('MARKET_WIDGETS must be on, consent or off.');
  return {
    marketWidgets: marketWidgets ?? 'off',
    marketWidgetUrl: address('MARKET_WIDGET_URL', defaultTickerUrl),
    marketChartUrl: address('MARKET_CHART_URL', defaultChartUrl),
  };
}
