/** Declarations of MUI's variables; none of their values contains a semicolon or a brace. */
const declaration = /(--mui-[\w-]+):[^;{}]*(;|(?=\}))/g;

/**
 * Leaves out the theme's variables that no rule reads. MUI declares hundreds, twice, and a page
 * uses some dozens; what they refer to in turn is kept.
 */
export function withoutUnusedVariables(css: string): string {
  const uses = new Set(css.match(/(?<=var\()--mui-[\w-]+/g));
  const kept = css.replace(declaration, (whole, name: string) => (uses.has(name) ? whole : ''));
  return kept.length === css.length ? css : withoutUnusedVariables(kept);
}
