import { type MarketWidgets, marketWidgetModes } from '#contract/settings.ts';
import { outsideChart, outsideTicker } from './site/outsideTicker.ts';

/** Whether outside content may be shown, and from where (S-066, S-156). */
export interface Outside {
  marketWidgets: MarketWidgets;
  marketWidgetUrl: string;
  marketChartUrl: string;
}

/** Reads what may be framed; each fault is added as a sentence. */
export function readOutside(read: (name: string) => string | undefined, faults: string[]): Outside {
  const address = (name: string, otherwise: string) => {
    const url = read(name) ?? otherwise;
    if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
    faults.push(`${name} must be the https address of a page that may be framed.`);
    return otherwise;
  };
  const given = read('MARKET_WIDGETS') ?? 'consent';
  const marketWidgets = marketWidgetModes.find((mode) => mode === given);
  if (!marketWidgets) faults.push('MARKET_WIDGETS must be on, consent or off.');
  return {
    marketWidgets: marketWidgets ?? 'off',
    marketWidgetUrl: address('MARKET_WIDGET_URL', outsideTicker),
    marketChartUrl: address('MARKET_CHART_URL', outsideChart),
  };
}
