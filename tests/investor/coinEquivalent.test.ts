import { describe, expect, test } from 'vitest';
import { btcEquivalent } from '#src/investor/rates/coinEquivalent.ts';

describe('the BTC equivalent of a balance', () => {
  test.each([
    [500, '65000.00', '0.00769231'],
    [512.5, '65000.00', '0.00788462'],
    [0, '65000.00', '0.00000000'],
    [0.01, '65000.00', '0.00000015'],
    [65000, '65000.00', '1.00000000'],
    [999999999.99, '65000.00', '15384.61538446'],
    [1, '3.00', '0.33333333'],
    [2, '3.00', '0.66666667'],
    [1, '100000000', '0.00000001'],
    [1, '107543.12345678', '0.00000930'],
    // Half of the last decimal is rounded up, as quotes are.
    [0.5, '100000000.00', '0.00000001'],
    // A carry runs through every nine.
    [99.99, '100.00', '0.99990000'],
    [2, '2.00000001', '1.00000000'],
  ])('%f dollars at %s are %s', (dollars, rate, expected) => {
    expect(btcEquivalent(dollars, rate)).toBe(expected);
  });

  test.each(['0', '0.00', '-1', 'x', ''])('a rate of %s gives no number', (rate) => {
    expect(btcEquivalent(500, rate)).toBeUndefined();
  });
});
