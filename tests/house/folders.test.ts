import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

const filesMax = 24;

/** Folders with more files, and their size today, which may only shrink. */
const larger: Record<string, number> = {};

// A noun is one file of the contract, and a journey or a change of tables one file too.
const growing = ['contract', 'tests/journeys', 'server/platform/db/migrations'];

const sizes = new Map<string, number>();
for (const { path } of sourceFiles(/./)) {
  const folder = posix.dirname(path);
  sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
}

test(`a folder has at most ${filesMax} files`, () => {
  const full = [...sizes]
    .filter(([folder]) => !growing.includes(folder))
    .filter(([folder, size]) => size > (larger[folder] ?? filesMax));
  expect(
    full.map(([folder, size]) => `${folder} has ${size}`),
    `Move the files of one subject to a folder below: a folder has at most ${filesMax}.`,
  ).toEqual([]);
});

test('no larger folder has fewer files than its exception allows', () => {
  const shrunk = Object.entries(larger).filter(
    ([folder, size]) => size <= filesMax || (sizes.get(folder) ?? 0) < size,
  );
  expect(shrunk, 'Lower or remove these exceptions in tests/house/folders.test.ts.').toEqual([]);
});

/** Folders of tests that have no folder of the product, with the reason. */
const withoutMirror: Record<string, string> = {
  'tests/house': 'rules for the whole tree',
  'tests/support': 'what the tests share',
  'tests/journeys': 'flows through several areas, in a browser',
  'tests/bench': 'figures, by hand',
  'tests/chaos': 'faults, by hand',
  'tests/mutation': 'guards removed one by one, by hand',
  'tests/server/calls': 'what holds for each call of the contract',
  'tests/server/approvals/model': 'staff and rules to judge each movement of money by',
  'tests/server/platform/ledger/model': 'a ledger to compare the real one with',
};

const isExcused = (folder: string) =>
  Object.keys(withoutMirror).some((name) => folder === name || folder.startsWith(`${name}/`));

test('a folder of tests has the path of a folder of the product', () => {
  const all = [...sizes.keys()];
  const has = (path: string) => all.some((one) => one === path || one.startsWith(`${path}/`));
  const tested = all.filter((folder) => folder.startsWith('tests/') && !isExcused(folder));
  const astray = tested.filter((folder) => {
    const path = folder.replace(/^tests\//, '');
    return !has(path) && !has(`src/${path}`);
  });
  expect(
    astray,
    'Move the tests to the path of what they test: tests/<path>, without src/ for an area.',
  ).toEqual([]);
});

test('every folder of tests without a mirror exists', () => {
  const unused = Object.keys(withoutMirror).filter((name) => !sizes.has(name));
  expect(unused, 'Remove these from the list in tests/house/folders.test.ts.').toEqual([]);
});
