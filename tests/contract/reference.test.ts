import { expect, test } from 'vitest';
import { reference } from '#contract/reference.ts';

test('a reference is the end of the id in upper case', () => {
  expect(reference('0b8f2f7e-58f5-4f11-9f3a-1f4be9f6d1a1')).toBe('#4BE9F6D1A1');
});
