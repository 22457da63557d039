import { expect, test } from 'vitest';
import { barDollars } from '#src/shared/format/axis.ts';

test.each([
  [0, '$0'],
  [7.42, '$7.4'],
  [88, '$88'],
  [412.6, '$413'],
  [9_901, '$9.9k'],
  [56_040, '$56k'],
  [106_692, '$107k'],
  [1_648_000, '$1.6M'],
])('the figure above a bar of %d is %s', (dollars, text) => {
  expect(barDollars(dollars)).toBe(text);
});
