import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Guard {
  name: string;
  file: string;
  stands: string | RegExp;
  tests: string[];
}

test('each guard that `npm run mutate` removes is in its file, with tests that exist', async () => {
  const list = `${process.cwd()}/tests/mutation/guards.mjs`;
  const { guards } = (await import(list)) as { guards: Guard[] };
  const isThere = ({ file, stands, tests }: Guard) =>
    readFileSync(file, 'utf8').split(stands).length > 1 && tests.every((path) => existsSync(path));
  expect(guards.filter((guard) => !isThere(guard)).map(({ name }) => name)).toEqual([]);
});
