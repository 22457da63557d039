const fours = (text: string): string[] => text.match(/.{1,4}/gs) ?? [];

/**
 * An address or a transaction id as people compare it, in groups of four: the first eight and the
 * last eight characters are two whole groups each.
 */
export function codeGroups(code: string): string[] {
  const end = Math.max(0, code.length - 8);
  return [...fours(code.slice(0, end)), ...fours(code.slice(end))];
}
