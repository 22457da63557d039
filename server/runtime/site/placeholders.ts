import { type PlaceholderName, placeholderNames } from '#contract/placeholders.ts';
import type { MarketWidgets, Settings } from '#contract/settings.ts';

/** What the public pages say about this installation. */
export interface SiteSettings extends Pick<Settings, 'demo' | 'operator'> {
  /** Origin of the site without a trailing slash, for canonical addresses. */
  publicUrl: string;
  marketWidgets: MarketWidgets;
  /** Pages of the outside ticker and chart that their frames show, when they may. */
  marketWidgetUrl: string;
  marketChartUrl: string;
}

const notConfigured = 'not configured';

/** The text of each hole; identity that is unset says so instead of staying blank (S-053). */
function holeTexts(settings: SiteSettings): Record<PlaceholderName, string> {
  const { operator, publicUrl, marketWidgets, marketWidgetUrl, marketChartUrl } = settings;
  return {
    legalName: operator.legalName ?? notConfigured,
    companyNumber: operator.companyNumber ?? notConfigured,
    address: operator.address ?? notConfigured,
    support: operator.support ?? notConfigured,
    publicUrl,
    marketWidgets,
    marketWidgetUrl,
    marketWidgetHost: new URL(marketWidgetUrl).host,
    marketChartUrl,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element, in a quoted attribute and in XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Fills a template once; settings are escaped for element and attribute positions alike. */
export function fill(template: string, settings: SiteSettings): string {
  const texts = holeTexts(settings);
  return template.replace(
    /\{\{(\w+)(?::([^{}]*))?\}\}/g,
    (_match, name: string, own: string | undefined) => {
      if (name === 'demo' && own !== undefined) return settings.demo ? own : '';
      if (!isHole(name)) throw new Error(`A page leaves open "${name}", which nothing fills.`);
      return escaped(texts[name]);
    },
  );
}

function isHole(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name);
}
