import type { Coin } from '#contract/coin.ts';
import { centsAtRate, parseUnits, roundDecimal, unitDecimals } from '#contract/coinAmount.ts';
import { groupDecimal, groupDollars } from '#contract/money.ts';
import { copy } from './copy.ts';

/** The coins as typed, in their smallest unit; undefined for text that is not an amount. */
export function unitsOf(text: string, coin: Coin): bigint | undefined {
  const typed = text.trim();
  const decimals = unitDecimals[coin];
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  const units = parseUnits(typed, decimals);
  return units === 0n ? undefined : units;
}

export type Verdict = 'fits' | 'differs' | 'refused';

/** Fits within 3 % of the expected units; refused from half down and from double up. */
export function judge(units: bigint, expected: bigint): Verdict {
  if (units * 2n <= expected || units >= expected * 2n) return 'refused';
  const difference = units > expected ? units - expected : expected - units;
  return difference * 100n <= expected * 3n ? 'fits' : 'differs';
}

/** A part of a whole in per cent with one decimal: '4.2%'. */
const percent = (part: bigint, whole: bigint): string => {
  const tenths = (part * 2000n + whole) / (whole * 2n);
  return `${tenths / 10n}.${tenths % 10n}%`.replace('.0%', '%');
};

/** How far coins are from the expected ones: '4.2% more'. */
export const differenceText = (units: bigint, expected: bigint): string =>
  units > expected
    ? copy.record.more(percent(units - expected, expected))
    : copy.record.less(percent(expected - units, expected));

/** How many times the expected coins: '10 times', '12.5% of'. */
export function shareText(units: bigint, expected: bigint): string {
  if (units < expected) return copy.record.shareOf(percent(units, expected));
  const tenths = (units * 20n + expected) / (expected * 2n);
  return copy.record.times(`${tenths / 10n}.${tenths % 10n}`.replace('.0', ''));
}

/** A rate as `$97,123.45`. */
export const rateText = (rateUsd: string): string => `$${groupDecimal(roundDecimal(rateUsd, 2))}`;

/** The dollars that coins are worth at a rate. */
export const worthText = (units: bigint, rateUsd: string, coin: Coin): string =>
  groupDollars(centsAtRate({ units, rateUsd, coin }));
