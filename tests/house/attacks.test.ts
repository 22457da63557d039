import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/attacks.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$|`/g, '')));

test('each attack of docs/attacks.md has a test of this title', () => {
  const missing = rows.filter(([, , file = '', title = '']) => {
    const path = [`tests/${file}.test.ts`, `tests/${file}.test.tsx`].find((name) =>
      existsSync(name),
    );
    return path === undefined || title === '' || !readFileSync(path, 'utf8').includes(`'${title}'`);
  });
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
});
