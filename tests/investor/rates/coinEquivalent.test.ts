import { describe, expect, test } from 'vitest';
import { btcEquivalent } from '#src/investor/rates/coinEquivalent.ts';

describe('the BTC equivalent of a balance', () => {
  test.each([
    [50000n, '65000.00', '0.00769231'],
    [51250n, '65000.00', '0.00788462'],
    [0n, '65000.00', '0.00000000'],
    [1n, '65000.00', '0.00000015'],
    [6500000n, '65000.00', '1.00000000'],
    [99999999999n, '65000.00', '15384.61538446'],
    [100n, '3.00', '0.33333333'],
    [200n, '3.00', '0.66666667'],
    [100n, '100000000', '0.00000001'],
    [100n, '107543.12345678', '0.00000930'],
    // Half of the last decimal is rounded up, as quotes are.
    [50n, '100000000.00', '0.00000001'],
    // A carry runs through every nine.
    [9999n, '100.00', '0.99990000'],
    [200n, '2.00000001', '1.00000000'],
  ])('%s cents at %s are %s', (cents, rate, expected) => {
    expect(btcEquivalent(cents, rate)).toBe(expected);
  });

  test.each(['0', '0.00', '-1', 'x', ''])('is undefined at a rate of "%s"', (rate) => {
    expect(btcEquivalent(50_000n, rate)).toBeUndefined();
  });
});
