import type { Coin } from './coin.ts';

/** Decimals of each coin's smallest unit: satoshi and wei. */
export const unitDecimals = { BTC: 8, ETH: 18 } as const;

/** Decimals of a rate, in the database and in every calculation. */
export const rateDecimals = 8;

/** Reads a decimal text as an integer of its smallest unit. Digits beyond `decimals` are cut off. */
export function parseUnits(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Writes units as decimal text with `places` decimals; the rest must be zero (a quote is rounded). */
export function formatUnits(
  units: bigint,
  { decimals, places = decimals }: { decimals: number; places?: number },
): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals).slice(0, places)}`;
}

/** Rounds half up: roundDecimal('97123.455', 2) is '97123.46'. */
export function roundDecimal(decimal: string, places: number): string {
  const units = (parseUnits(decimal, places + 1) + 5n) / 10n;
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Reads an exact rate in USD as an integer, for comparisons without floats. */
export const rateUnits = (rateUsd: string): bigint => parseUnits(rateUsd, rateDecimals);

interface Conversion {
  cents: bigint;
  rateUsd: string;
  places: number;
  decimals: number;
}

/**
 * The coin amount for `cents` at an exact decimal rate in USD: satoshi or wei, rounded half up to
 * `places` decimals (S-217).
 * @example coinUnits({ cents: 50_000n, rateUsd: '65000', places: 8, decimals: 8 })
 * // 769231n, that is 0.00769231 BTC
 */
export function coinUnits({ cents, rateUsd, places, decimals }: Conversion): bigint {
  const rate = rateUnits(rateUsd);
  const scaled = cents * 10n ** BigInt(places + rateDecimals - 2);
  const rounded = (2n * scaled + rate) / (2n * rate);
  return rounded * 10n ** BigInt(decimals - places);
}

interface Worth {
  units: bigint;
  rateUsd: string;
  coin: Coin;
}

/** The cents that one coin was counted at when `units` of it settled `cents`, rounded half up. */
export function centsPerCoin({
  cents,
  units,
  coin,
}: {
  cents: bigint;
  units: bigint;
  coin: Coin;
}): bigint {
  const scale = 10n ** BigInt(unitDecimals[coin]);
  return (2n * cents * scale + units) / (2n * units);
}

/** The cents that `units` are worth at an exact rate in USD, rounded half up. */
export function centsAtRate({ units, rateUsd, coin }: Worth): bigint {
  const scale = 10n ** BigInt(unitDecimals[coin] + rateDecimals - 2);
  return (2n * units * rateUnits(rateUsd) + scale) / (2n * scale);
}

/** Whether `units` are half of the expected ones or less, or double or more. */
export const isHalfOrDouble = (units: bigint, expected: bigint): boolean =>
  units * 2n <= expected || units >= expected * 2n;

/** Whether `units` differ from the expected ones by more than `percent`. */
export function differsByOver(percent: bigint, units: bigint, expected: bigint): boolean {
  const difference = units > expected ? units - expected : expected - units;
  return difference * 100n > expected * percent;
}
