import { readFileSync } from 'node:fs';

/** The block of code with that line on the operator's page. Errors: the page has no such block. */
export function blockOfOperatorPage(line: string): string {
  const page = readFileSync('docs/operating.md', 'utf8');
  const blocks = [...page.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const found = blocks.find((block) => block.split('\n').includes(line));
  if (found === undefined) throw new Error(`docs/operating.md has no block with ${line}.`);
  return found;
}

/** The text with each part in place of the other. Errors: the text lacks one. */
export function replaceEach(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((sofar, [part, other]) => {
    if (!sofar.includes(part)) throw new Error(`The block of docs/operating.md lacks: ${part}`);
    return sofar.replaceAll(part, other);
  }, text);
}
