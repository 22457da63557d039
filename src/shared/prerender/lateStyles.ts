export interface Styles {
  /** For the first paint. */
  first: string;
  late: string;
}

/** Splits off the rules for paper, and those whose classes all begin after the start of the markup. */
export function splitStyles(css: string, start: string): Styles {
  const styles: Styles = { first: '', late: '' };
  for (const rule of topRules(css)) styles[isLate(rule, start) ? 'late' : 'first'] += rule;
  return styles;
}

function isLate(rule: string, start: string): boolean {
  if (rule.startsWith('@media print')) return true;
  const classes = rule.match(/(?<=\.)css-\w+/g) ?? [];
  return classes.length > 0 && !classes.some((name) => start.includes(name));
}

function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
