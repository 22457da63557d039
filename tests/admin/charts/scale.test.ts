import { expect, test } from 'vitest';
import { dotsPath, linePath, scaleOf } from '#src/admin/charts/scale.ts';

test('a line has a gap at a day without a value, and a dot at each value', () => {
  const values = [0, 10, null, 5];
  const scale = scaleOf(10);
  expect(linePath(values, scale)).toBe('M12.5 100L37.5 0M87.5 50');
  expect(dotsPath(values, scale)).toBe('M12.5 100h0M37.5 0h0M87.5 50h0');
});
