/** Texts that pre-rendered pages contain as `{{name}}`; the server fills them at start. */
export const placeholderNames = [
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

export type PlaceholderName = (typeof placeholderNames)[number];

export function placeholder(name: PlaceholderName): string {
  return `{{${name}}}`;
}

export function demoOnly(text: string): string {
  return `{{demo:${text}}}`;
}
