import { approvalSentence, firstRules } from '#contract/approvalSentence.ts';
import { publicDefaults } from '#contract/settings.ts';
import { noOperator } from '#server/runtime/operator.ts';
import type { SiteSettings } from '#server/runtime/site/placeholders.ts';
import { noSafeguards } from '#server/runtime/site/safeguards.ts';
import { defaultChartUrl, defaultTickerUrl } from '#server/runtime/site/widgetUrls.ts';

/** Settings of a site without an operator: that of development, and the demo. */
export const sampleSettings = (
  own: Pick<SiteSettings, 'publicUrl' | 'marketWidgets'>,
): SiteSettings => ({
  demo: true,
  operator: noOperator,
  limits: publicDefaults,
  approvals: approvalSentence(firstRules),
  safeguards: noSafeguards,
  marketWidgetUrl: defaultTickerUrl,
  marketChartUrl: defaultChartUrl,
  ...own,
});
