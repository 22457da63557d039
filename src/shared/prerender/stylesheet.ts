// A declaration of a MUI variable; no value contains a semicolon or a brace.
const declaration = /(--mui-[\w-]+):[^;{}]*(;|(?=\}))/g;

/**
 * Removes the theme variables that no rule uses, directly or through another variable. MUI declares
 * hundreds, a page uses a few dozen.
 */
export function withoutUnusedVariables(css: string): string {
  const used = new Set(css.match(/(?<=var\()--mui-[\w-]+/g));
  const reduced = css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
  return reduced.length === css.length ? css : withoutUnusedVariables(reduced);
}
