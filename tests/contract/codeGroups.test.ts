import { expect, test } from 'vitest';
import { codeGroups } from '#contract/codeGroups.ts';

test.each([
  ['', []],
  ['abcdef', ['abcd', 'ef']],
  ['abcdefghijk', ['abcd', 'efgh', 'ijk']],
  ['0xabcdefgh', ['0xabcd', 'efgh']],
  ['abcdefghijklmnopqr', ['abcd', 'efgh', 'ijkl', 'mnop', 'qr']],
])('the code %s is compared in the groups %s', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});
