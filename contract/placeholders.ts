/** Facts that the operator states about itself, or leaves out. */
export const operatorFacts = [
  'legalName',
  'companyNumber',
  'address',
  'support',
  'supportHref',
  'supportHours',
  'status',
  'register',
  'people',
  'countries',
  'complaintDays',
  'ombudsman',
  'law',
  'processors',
  'income',
] as const;

export type OperatorFact = (typeof operatorFacts)[number];

/** Texts that pre-rendered pages contain as `{{name}}`; the server fills them at start. */
export const placeholderNames = [
  ...operatorFacts,
  'minDeposit',
  'minWithdrawal',
  'reviewTime',
  'minimumAge',
  'approvals',
  'severalApprovers',
  'nodesOfAllCoins',
  'keysOfAllCoins',
  'publishedReserves',
  'demoUrl',
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

/** For a string within JSON, such as structured data. */
export function placeholderInJson(name: PlaceholderName): string {
  return `{{json:${name}}}`;
}

export function demoOnly(text: string): string {
  return `{{demo:${text}}}`;
}

/** Markers: the text between `start` and `otherwise` stays if the operator has set the text, else the rest. */
export const ifStated = (name: PlaceholderName) => ({
  start: `{{if:${name}}}`,
  otherwise: '{{else}}',
  end: '{{end}}',
});
