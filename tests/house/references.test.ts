import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

const files = sourceFiles(/\.(ts|tsx|mjs|sql)$/).filter(
  ({ path }) => !path.startsWith('tests/house/'),
);

const specified = new Set(readFileSync('docs/specification.md', 'utf8').match(/S-\d{3}/g));

test('every number of the specification that code cites is in docs/specification.md', () => {
  const unknown = files.flatMap(({ path, text }) =>
    [...text.matchAll(/S-\d{3}/g)]
      .filter(([tag]) => !specified.has(tag))
      .map(([tag]) => `${path} ${tag}`),
  );
  expect(unknown).toEqual([]);
});

test('numbers of the specification are cited where a rule is written, not where it is used', () => {
  const places = /^(contract|tests|mocks)\/|\/migrations\/|(^|\/)copy\.tsx?$/;
  const tagged = files.filter(({ path, text }) => !places.test(path) && /S-\d{3}/.test(text));
  expect(tagged.map(({ path }) => path)).toEqual([]);
});

// Released migrations do not change, comments included.
const released = /migrations\/00(03|07)_/;

test('nothing refers to a document or an issue that is not in the repository', () => {
  const away =
    /\b(SPEC|DESIGN|ACCEPTANCE|REVIEW|STYLE|STAGE2)\.md\b|\bDESIGN\b|\(issue \d+\)|\bissue \d+\b/;
  const referring = files.filter(({ path, text }) => !released.test(path) && away.test(text));
  expect(referring.map(({ path }) => path)).toEqual([]);
});
