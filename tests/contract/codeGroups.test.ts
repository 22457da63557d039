import { expect, test } from 'vitest';
import { codeGroups } from '#contract/codeGroups.ts';

test.each([
  ['', []],
  ['abcdef', ['abcd', 'ef']],
  ['abcdefghijk', ['abc', 'defg', 'hijk']],
  ['abcdefghijklmnopqr', ['abcd', 'efgh', 'ij', 'klmn', 'opqr']],
])('the code %s is compared in the groups %s', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});
