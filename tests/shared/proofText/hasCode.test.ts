import { expect, test } from 'vitest';
import { hasAmount, hasCode } from '#src/shared/proofText/hasCode.ts';

test.each([
  ['Amount 0.042980 ETH', true],
  ['0.04298 ETH', true],
  ['Sent: 0.0429800ETH.', true],
  ['10.04298 ETH', false],
  ['0.042981 ETH', false],
  ['1.0.04298', false],
])('the amount 0.042980 in "%s": %s', (text, isFound) => {
  expect(hasAmount(text, '0.042980')).toBe(isFound);
});

test.each([
  ['2 ETH', true],
  ['2.00 ETH', true],
  ['2.5 ETH', false],
  ['12 ETH', false],
])('the amount 2.000000 in "%s": %s', (text, isFound) => {
  expect(hasAmount(text, '2.000000')).toBe(isFound);
});

test('a code is found across broken lines and in any letters', () => {
  expect(hasCode('to 0xDE30\n de30 DE31.', '0xde30DE30de31')).toBe(true);
  expect(hasCode('to 0xDE30 de30', '0xde30DE30de31')).toBe(false);
});
