const centsPerDollar = 100n;

/** Dollars as text with at most two decimals, to cents. The rules have checked the form before. */
export function centsFrom(dollars: string): bigint {
  const [whole = '0', fraction = ''] = dollars.split('.');
  return BigInt(whole) * centsPerDollar + BigInt(fraction.padEnd(2, '0'));
}

/** Cents as decimal text with two places: 50000n is '500.00'. */
export function dollarsText(cents: bigint): string {
  const sign = cents < 0n ? '-' : '';
  const size = cents < 0n ? -cents : cents;
  const fraction = String(size % centsPerDollar).padStart(2, '0');
  return `${sign}${size / centsPerDollar}.${fraction}`;
}

/** Cents as the JSON number of SPEC.md section 3, by way of text: no arithmetic on floats. */
export const dollarsNumber = (cents: bigint): number => Number(dollarsText(cents));

/** Cents as SPEC.md's deposit amount: digits alone when there are no cents. */
export const amountText = (cents: bigint): string => dollarsText(cents).replace(/\.00$/, '');

/** A decimal text as an integer of its smallest unit; digits beyond `decimals` are cut off. */
export function unitsFrom(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Smallest units of each coin: satoshi and wei. */
export const unitDecimals = { BTC: 8, ETH: 18 } as const;

/** Units as decimal text with `places` decimals; the rest must be zero (a quote is rounded). */
export function unitsText(units: bigint, decimals: number, places: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  return `${whole}.${digits.slice(-decimals).slice(0, places)}`;
}

const rateDecimals = 8;

/**
 * The coin amount for `cents` at an exact decimal rate in USD, rounded half up to `places`
 * decimals, in smallest units (S-217). Integers throughout.
 */
export function coinUnits(
  cents: bigint,
  rateUsd: string,
  places: number,
  decimals: number,
): bigint {
  const rate = unitsFrom(rateUsd, rateDecimals);
  const scaled = cents * 10n ** BigInt(places + rateDecimals - 2);
  const rounded = (2n * scaled + rate) / (2n * rate);
  return rounded * 10n ** BigInt(decimals - places);
}

/** A decimal rate in USD as an integer, for comparisons without floats. */
export const rateUnits = (rateUsd: string): bigint => unitsFrom(rateUsd, rateDecimals);

/** The cents that coin units are worth at an exact rate in USD, rounded half up: as a quote rounds. */
export function centsAtRate(units: bigint, rateUsd: string, coin: 'BTC' | 'ETH'): bigint {
  const scale = 10n ** BigInt(unitDecimals[coin] + rateDecimals - 2);
  return (2n * units * rateUnits(rateUsd) + scale) / (2n * scale);
}
