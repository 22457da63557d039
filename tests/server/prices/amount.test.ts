import { describe, expect, it } from 'vitest';
import { type Coin, quoteDecimals } from '#contract/coin.ts';
import { coinUnits, unitDecimals, unitsText } from '#server/platform/ledger/money.ts';
import { rateText } from '#server/prices/rates.ts';

const amount = (coin: Coin, cents: bigint, rate: string) => {
  const units = coinUnits(cents, rate, quoteDecimals[coin], unitDecimals[coin]);
  return unitsText(units, unitDecimals[coin], quoteDecimals[coin]);
};

describe('the coin amount of a quote (S-217, S-221)', () => {
  it.each([
    // 200 / 44,998 = 0.00444464…: the figure of SPEC.md.
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
  ] as const)('%s for %s cents at %s is %s', (coin, cents, rate, expected) => {
    expect(amount(coin, cents, rate)).toBe(expected);
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
