import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coin, quoteDecimals } from '#contract/coin.ts';
import {
  centsAtRate,
  coinUnits,
  formatUnits,
  parseUnits,
  rateUnits,
  roundDecimal,
  unitDecimals,
} from '#contract/coinAmount.ts';
import { rateText } from '#server/prices/rates.ts';

const amount = (coin: Coin, cents: bigint, rateUsd: string) => {
  const [places, decimals] = [quoteDecimals[coin], unitDecimals[coin]];
  return formatUnits(coinUnits({ cents, rateUsd, places, decimals }), { decimals, places });
};

describe('the coin amount of a quote (S-217, S-221)', () => {
  it.each([
    // 200 / 44,998 = 0.00444464…
    ['ETH', 20_000n, '44998.00', '0.004445'],
    ['ETH', 100n, '1000000', '0.000001'],
    // 0.0000005 exactly: a half goes up.
    ['ETH', 50n, '1000000', '0.000001'],
    ['ETH', 49n, '1000000', '0.000000'],
    ['BTC', 50_000n, '65000.00', '0.00769231'],
    ['BTC', 100n, '100000000', '0.00000001'],
    ['BTC', 6_500_000n, '65000', '1.00000000'],
    ['BTC', 99_999_999_900n, '100', '9999999.99000000'],
    // 1 / 80,000,000 = 0.0000000125, and 1.5 / 100,000,000 = 0.000000015.
    ['BTC', 100n, '80000000', '0.00000001'],
    ['BTC', 150n, '100000000', '0.00000002'],
    // Exactly half of the last place goes up.
    ['BTC', 1n, '2000000.00', '0.00000001'],
    ['BTC', 100n, '200000000.00', '0.00000001'],
  ] as const)('%s for %s cents at %s is %s', (coin, cents, rate, expected) => {
    expect(amount(coin, cents, rate)).toBe(expected);
  });

  it('is worth the cents again, to within half a unit of its last place', () => {
    const cents = fc.bigInt({ min: 100n, max: 99_999_999_900n });
    const rate = fc.bigInt({ min: 1_000n, max: 20_000_000n });
    fc.assert(
      fc.property(cents, rate, (asked, rateCents) => {
        const rateUsd = formatUnits(rateCents, { decimals: 2 });
        const units = coinUnits({ cents: asked, rateUsd, places: 8, decimals: 8 });
        const worth = centsAtRate({ units, rateUsd, coin: 'BTC' });
        expect(worth > asked ? worth - asked : asked - worth).toBeLessThanOrEqual(1n);
      }),
    );
  });
});

describe('units of a coin', () => {
  it('are read and written without a float', () => {
    expect(parseUnits('0.00769231', 8)).toBe(769_231n);
    expect(parseUnits('1', 18)).toBe(10n ** 18n);
    expect(formatUnits(769_231n, { decimals: 8 })).toBe('0.00769231');
    expect(formatUnits(4_445_000_000_000_000n, { decimals: 18, places: 6 })).toBe('0.004445');
    expect(rateUnits('65000.00')).toBe(6_500_000_000_000n);
  });

  it('keep every digit when written and read', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (units) => {
        expect(parseUnits(formatUnits(units, { decimals: 18 }), 18)).toBe(units);
      }),
    );
  });
});

describe('the worth of coin units', () => {
  it.each([
    ['BTC', 769_231n, '60000', 46_154n],
    ['BTC', 769_231n, '65000', 50_000n],
    ['ETH', 4_445_000_000_000_000n, '44998.00', 20_002n],
    // Half a cent goes up.
    ['BTC', 1n, '500000', 1n],
    ['BTC', 1n, '499999', 0n],
  ] as const)('%s %s at %s is %s cents', (coin, units, rateUsd, cents) => {
    expect(centsAtRate({ units, rateUsd, coin })).toBe(cents);
  });
});

describe('a rounded decimal', () => {
  it.each([
    ['97123.455', 2, '97123.46'],
    ['97123.4549', 2, '97123.45'],
    ['1.08325', 4, '1.0833'],
    ['0.9', 4, '0.9000'],
    ['99.999', 2, '100.00'],
  ])('%s to %s places is %s', (decimal, places, rounded) => {
    expect(roundDecimal(decimal, places)).toBe(rounded);
  });
});

describe('a rate as people read it', () => {
  it.each([
    ['65000', '65000.00'],
    ['65000.00000000', '65000.00'],
    ['65000.10000000', '65000.10'],
    ['65000.12340000', '65000.1234'],
    ['1.08333333', '1.08333333'],
    ['44998.00', '44998.00'],
  ])('%s is %s', (usd, shown) => {
    expect(rateText(usd)).toBe(shown);
  });
});
