// One of each kind, so that every class of a pattern finds a member here.
const pool = ['a', 'z', 'F', '1', '0', '-', '_', '.', ':', '/', '@', '!', '*', ' ', '\n', '\t'];
const others = ['"', "'", '<', '>', '=', '?', '#', '%', ',', '\\', '{', '}', '&', '+', '\u0001'];
const outsider = '\u0002';
const groupHead = /^(?:\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|^$]|\\[bB])/;
const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const atom = /^(?:\[\^?(?:\\.|[^\]\\])*\]|\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|\\.|.)/is;

/**
 * Texts of a length that are likely to be slow for an expression: what it is looking for, begun again
 * and again; its characters one by one and in pairs; each also between characters that no pattern knows.
 */
export function hostileTexts(expression: RegExp, length: number): string[] {
  const atoms = atomsOf(expression);
  const sample = atoms.map(([first = '']) => first);
  const prefixes = sample.map((_, index) => sample.slice(0, index + 1).join(''));
  const letters = [...new Set(atoms.flat())].slice(0, 14);
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  // A true beginning, and then one character for ever.
  const stuck = prefixes.slice(0, 20).flatMap((prefix, index) => {
    const last = atoms[index] ?? [];
    return last.map((letter) => prefix + letter.repeat(length));
  });
  const parts = new Set([...prefixes, ...letters, ...pairs].filter((part) => part !== ''));
  const repeated = [...parts].map((part) => part.repeat(Math.ceil(length / part.length)));
  return [...repeated, ...stuck].flatMap((text) => {
    const cut = text.slice(0, length);
    return [cut, cut + outsider, outsider + cut + outsider];
  });
}

/** A pattern without its groups and repeats: a letter as it is, a class by two of its members. */
function atomsOf({ source, flags }: RegExp): string[][] {
  const atoms: string[][] = [];
  let rest = source;
  while (rest !== '') {
    const skipped = groupHead.exec(rest) ?? quantifier.exec(rest);
    const [taken = ''] = skipped ?? atom.exec(rest) ?? [];
    if (!skipped) atoms.push(membersOf(taken, flags));
    rest = rest.slice(taken.length);
  }
  return atoms;
}

function membersOf(taken: string, flags: string): string[] {
  if (taken.length === 1 && taken !== '.') return [taken];
  const one = new RegExp(`^${taken}$`, flags.replace('g', ''));
  const members = [...pool, ...others].filter((letter) => one.test(letter));
  const exact = taken.startsWith('\\x') ? [JSON.parse(`"\\u00${taken.slice(2)}"`) as string] : [];
  const [first, last] = [members[0], members.at(-1)];
  return [...new Set([...exact, first, last].filter((letter) => letter !== undefined))];
}
