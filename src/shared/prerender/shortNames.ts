const generated = /\bcss-\w+|--mui-[\w-]+/g;
// MUI's own names, which no rule of a page uses.
const unused = /\bMui\w+-\w+ /g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a function that gives the generated classes and variables of a style sheet short names. */
export function shortNames(css: string): (text: string) => string {
  const names = new Map<string, string>();
  for (const [name] of css.matchAll(generated)) {
    if (names.has(name)) continue;
    const short = nameAt(names.size);
    names.set(name, name.startsWith('--') ? `--${short}` : short);
  }
  return (text) => text.replace(unused, '').replace(generated, (name) => names.get(name) ?? name);
}

function nameAt(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}
