import { roundStep } from '#src/shared/format/axis.ts';
import { shortDate } from '#src/shared/format/dates.ts';

/** The values of the upper and lower edge of a picture, and those of its grid lines. */
export interface Scale {
  top: number;
  bottom: number;
  lines: readonly number[];
}

/** From the lowest value, or zero, to the highest one, in round steps. */
export function scaleOf(highest: number, lowest = 0): Scale {
  const high = Math.max(highest, -lowest, 1);
  const step = roundStep(high);
  const above = Math.max(1, Math.ceil(highest / step));
  // A sliver below zero gets its own height instead of an empty band.
  const isSliver = -lowest < step / 4;
  const below = isSliver ? 0 : Math.ceil(-lowest / step);
  const lines = Array.from({ length: above + below + 1 }, (_, at) => (at - below) * step);
  return { top: above * step, bottom: isSliver ? Math.min(0, lowest) : -below * step, lines };
}

const part = (share: number) => Number((100 * share).toFixed(2));

/** The place of a value in parts of 100 from the top. */
export const yOf = (value: number, { top, bottom }: Scale): number =>
  part((top - value) / (top - bottom));

/** The middle of one of some equal columns in parts of 100 from the left. */
export const xOf = (index: number, count: number): number => part((index + 0.5) / count);

/** The width of a bar; the longest leaves room for gaps. */
export const widthOf = (count: number, most: number): string => `${part((0.96 * count) / most)}%`;

/** A straight line from each known value to that of the next day; a day without one is a gap. */
export function linePath(values: readonly (number | null)[], scale: Scale): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isFirst = (values[index - 1] ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${placeOf(value, { index, count: values.length }, scale)}`;
    })
    .join('');
}

// More dots than these would hide the line.
const dotsMax = 31;

/** A dot at each known value, as long as there are few. */
export function dotsPath(values: readonly (number | null)[], scale: Scale): string {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [placeOf(value, { index, count: values.length }, scale)],
  );
  return known.length > dotsMax ? '' : known.map((at) => `M${at}h0`).join('');
}

const placeOf = (value: number, at: { index: number; count: number }, scale: Scale): string =>
  `${xOf(at.index, at.count)} ${yOf(value, scale)}`;

export interface DayLabel {
  x: number;
  text: string;
}

/** A few days below a picture, with the last one as `today`. */
export function dayLabels(days: readonly string[], today: string): DayLabel[] {
  const step = days.length <= 7 ? 2 : days.length <= 30 ? 7 : 21;
  const last = days.length - 1;
  return days.flatMap((day, index) => {
    const isShown = index === last || (index % step === 0 && last - index >= step - 1);
    const text = index === last ? today : shortDate(day);
    return isShown ? [{ x: xOf(index, days.length), text }] : [];
  });
}
