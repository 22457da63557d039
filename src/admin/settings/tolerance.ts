import { settingsLimits } from '#contract/settings.ts';

/** Hundredths of a percent of a percentage that the screen shows. */
export function bpsOf(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(`${whole}${part.padEnd(2, '0')}`);
}

export const percentOf = (bps: number): string => String(bps / 100);

/** The least and the greatest share by which a payment may be short, in percent. */
export const toleranceRange = settingsLimits.toleranceBps.map(percentOf);

export function isTolerance(text: string): boolean {
  const [min, max] = settingsLimits.toleranceBps;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) && bpsOf(text) >= min && bpsOf(text) <= max;
}
