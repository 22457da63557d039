/**
 * Names of the texts that pre-rendered pages leave open as `{{name}}` until the server starts
 * (DESIGN 6.13): marketing writes the holes, the site fills them.
 */
export const holeNames = [
  'legalName',
  'companyNumber',
  'address',
  'support',
  'publicUrl',
  'marketWidgets',
  'marketWidgetUrl',
  'marketWidgetHost',
  'marketChartUrl',
] as const;

/** One hole of a pre-rendered page. */
export type PlaceholderName = (typeof holeNames)[number];

/** How a hole is written inside a template. */
export function placeholder(name: PlaceholderName): string {
  return `{{${name}}}`;
}

/** A text of the template itself that stands in demo mode only and is gone otherwise. */
export function demoOnly(text: string): string {
  return `{{demo:${text}}}`;
}
