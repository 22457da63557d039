import { describe, expect, test } from 'vitest';
import {
  amountText,
  centsFrom,
  coinUnits,
  dollarsNumber,
  dollarsText,
  unitsText,
} from '#server/platform/ledger/money.ts';

describe('money', () => {
  test.each([
    ['0.01', 1n],
    ['12', 1_200n],
    ['12.5', 1_250n],
    ['999999999.99', 99_999_999_999n],
  ])('reads %s dollars as %s cents', (text, cents) => {
    expect(centsFrom(text)).toBe(cents);
  });

  test('writes cents back without losing or inventing one', () => {
    expect(dollarsText(1_250n)).toBe('12.50');
    expect(dollarsText(-5n)).toBe('-0.05');
    expect(amountText(50_000n)).toBe('500');
    expect(dollarsNumber(99_999_999_999n)).toBe(999_999_999.99);
  });

  test.each([
    // 200 / 44,998 is 0.00444464…: SPEC.md's own figure at six decimals.
    ['ETH', 20_000n, '44998.00', 6, 18, '0.004445'],
    ['BTC', 50_000n, '65000.00', 8, 8, '0.00769231'],
    // Exactly half of the last place goes up.
    ['BTC', 1n, '2000000.00', 8, 8, '0.00000001'],
    ['BTC', 100n, '200000000.00', 8, 8, '0.00000001'],
  ] as const)(
    'quotes %s for %s cents at %s half up',
    (_coin, cents, rate, places, decimals, text) => {
      expect(unitsText(coinUnits(cents, rate, places, decimals), decimals, places)).toBe(text);
    },
  );
});
