import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { exportedNames, wordsOf } from './exports.ts';
import { notHooks, remaining } from './otherNames.ts';
import { sourceFiles } from './sources.ts';

const product = sourceFiles().filter(({ path }) => !path.startsWith('tests/'));

/** Names that every noun or program may use for the same part of it. */
const roles = [
  ...['main', 'routes', 'list', 'detail', 'decide', 'wire', 'rules', 'copy', 'columns'],
  ...['pages', 'options', 'ports', 'resources', 'placeholders', 'components', 'filters'],
];

/** Whether a name is that of an export, of part of it, or of several with the same last word. */
function isNamedAfter(name: string, exported: readonly string[]): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (roles.some((role) => name === role || last === wordsOf(role)[0])) return true;
  if (exported.some((one) => words.every((word) => wordsOf(one).includes(word)))) return true;
  return exported.filter((one) => wordsOf(one).includes(last)).length > 1;
}

const misnamed = product
  .map(({ path, text }) => ({ path, exported: exportedNames(text) }))
  .filter(({ path, exported }) => {
    const name = posix.basename(path).replace(/\.\w+$/, '');
    return exported.length > 0 && !isNamedAfter(name, exported);
  })
  .map(({ path }) => path);

test('a file is named after one of its exports or after a role', () => {
  expect(
    misnamed.filter((path) => !remaining.includes(path)),
    `Name the file after what it exports, or after a role: ${roles.join(', ')}.`,
  ).toEqual([]);
});

test('no file of the list of other names could leave it', () => {
  expect(
    remaining.filter((path) => !misnamed.includes(path)),
    'Remove these from tests/house/otherNames.ts: they are gone or well named.',
  ).toEqual([]);
});

/** Each exported declaration from its name up to the next export. */
const declarations = product.flatMap(({ path, text }) =>
  text
    .split(/^export (?:const|(?:async )?function) /m)
    .slice(1)
    .map((rest) => ({ path, name: /^\w+/.exec(rest)?.[0] ?? '', rest })),
);

test('a name that begins with "use" is that of a hook', () => {
  const others = declarations.filter(
    ({ name, rest }) =>
      /^use[A-Z]/.test(name) &&
      !notHooks.includes(name) &&
      !/\buse[A-Z]\w*[(<]/.test(rest.slice(name.length)),
  );
  expect(
    others.map(({ path, name }) => `${path} ${name}`),
    'Only a hook calls hooks, and only a hook is called use…: give the function another verb.',
  ).toEqual([]);
});
