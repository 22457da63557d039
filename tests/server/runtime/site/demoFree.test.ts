import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';

beforeAll(ensureBuilt);

// Texts and names that only the demo in the browser has (demo/).
const marks = /demo-worker|demo-bar|Demo in this browser|plainvest-demo|pglite/i;

test('the demo in the browser costs the ordinary build not one byte', () => {
  const read = ['dist/client', 'dist/site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|mjs|css|html|json|svg)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([]);
});
