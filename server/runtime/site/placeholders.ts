import { type PlaceholderName, placeholderNames } from '#contract/placeholders.ts';
import type { MarketWidgets, Settings } from '#contract/settings.ts';

export interface SiteSettings extends Pick<Settings, 'demo' | 'operator'> {
  /** Without a trailing slash. */
  publicUrl: string;
  marketWidgets: MarketWidgets;
  marketWidgetUrl: string;
  marketChartUrl: string;
}

const notConfigured = 'not configured';

function placeholderTexts(settings: SiteSettings): Record<PlaceholderName, string> {
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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function fill(template: string, settings: SiteSettings): string {
  const texts = placeholderTexts(settings);
  return template.replace(
    /\{\{(\w+)(?::([^{}]*))?\}\}/g,
    (_match, name: string, own: string | undefined) => {
      if (name === 'demo' && own !== undefined) return settings.demo ? own : '';
      if (!isPlaceholder(name)) throw new Error(`A page has the unknown placeholder "${name}".`);
      return escapeHtml(texts[name]);
    },
  );
}

function isPlaceholder(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name);
}
