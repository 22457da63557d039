import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

interface Guard {
  name: string;
  file: string;
  stands: string | RegExp;
  tests: string[];
}

const migrations = 'server/platform/db/migrations';

async function readGuards(): Promise<Guard[]> {
  const list = `${process.cwd()}/tests/mutation/guards.mjs`;
  return ((await import(list)) as { guards: Guard[] }).guards;
}

/** The later migrations that replace the function that a guard is in. */
function replacedBy({ file, stands }: Guard): string[] {
  const text = readFileSync(file, 'utf8');
  const at = typeof stands === 'string' ? text.indexOf(stands) : text.search(stands);
  const [begin] = [...text.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)/g)]
    .filter(({ index }) => index <= at)
    .slice(-1);
  if (!begin || at > text.indexOf('$$;', begin.index)) return [];
  const again = new RegExp(`(CREATE OR REPLACE|DROP) FUNCTION ${begin[1]}\\b`);
  return readdirSync(migrations).filter(
    (name) => name > basename(file) && again.test(readFileSync(join(migrations, name), 'utf8')),
  );
}

test('each guard that `npm run mutate` removes is in its file, with tests that exist', async () => {
  const guards = await readGuards();
  const isThere = ({ file, stands, tests }: Guard) =>
    readFileSync(file, 'utf8').split(stands).length > 1 && tests.every((path) => existsSync(path));
  expect(guards.filter((guard) => !isThere(guard)).map(({ name }) => name)).toEqual([]);
});

test('a guard is in the newest definition of its function', async () => {
  const guards = (await readGuards()).filter(({ file }) => file.startsWith(migrations));
  const stale = guards.filter((guard) => replacedBy(guard).length > 0);
  expect(guards.length).toBeGreaterThan(20);
  expect(stale.map((guard) => `${guard.name}: ${replacedBy(guard)}`)).toEqual([]);
});
