import { expect, test } from 'vitest';
import { pageScale } from '#src/shared/receipt/pageScale.ts';

test.each([
  ['A4', 595, 842, 1190, 1684],
  ['a wide page', 3_200, 2_000, 1_600, 1_000],
  ['a page with a large UserUnit', 14_400 * 75_000, 14_400 * 75_000, 1_600, 1_600],
  ['a very long page', 200, 1_080_000_000, 0, 4_000],
])('%s of a PDF is drawn at most 1,600 wide and 4,000 high', (_page, width, height, wide, high) => {
  const scale = pageScale({ width, height });
  expect([width * scale, height * scale].map(Math.round)).toEqual([wide, high]);
});
