import type { BalanceHistory } from '#contract/balances.ts';
import { roundStep } from '#src/shared/format/axis.ts';
import { written } from '#src/shared/format/dates.ts';

type Steps = BalanceHistory['steps'];

/** A place in the picture, in parts of 100 from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

/** Grid lines from $0 to the first round figure above the highest balance. */
export function gridOf(steps: Steps): number[] {
  const highest = Math.max(1, ...steps.map(({ balance }) => balance));
  const step = roundStep(highest);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, line) => line * step);
}

/** The points of the steps; the first has a short way at $0 before it. */
export function pointsOf(steps: Steps, top: number, nowMs: number): Point[] {
  const times = steps.map(({ at }) => Date.parse(at));
  const start = times[0] ?? nowMs;
  const wholeMs = Math.max(1, nowMs - start, (times.at(-1) ?? nowMs) - start);
  return steps.map(({ balance }, index) => ({
    x: 4 + (94 * ((times[index] ?? start) - start)) / wholeMs,
    y: 100 - (100 * balance) / top,
  }));
}

/** The line: level until the next entry, then straight up or down. */
export function linePath(points: readonly Point[]): string {
  return `M0 100${points.map(({ x, y }) => `H${round(x)}V${round(y)}`).join('')}H100`;
}

const round = (part: number) => Number(part.toFixed(2));

const dayMs = 86_400_000;
const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'short' });
const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

interface TimeLabel {
  x: number;
  text: string;
}

/** Times below the picture: days, or over several months the first of a month each. */
export function timeLabels(steps: Steps, nowMs: number): TimeLabel[] {
  const start = Date.parse(steps[0]?.at ?? '');
  const wholeMs = Math.max(1, nowMs - start);
  const xOf = (ms: number) => 4 + (94 * (ms - start)) / wholeMs;
  if (wholeMs > 120 * dayMs) {
    return evenly(monthsBetween(start, nowMs)).map((first) => ({
      x: xOf(first.getTime()),
      text: first.getMonth() === 0 ? String(first.getFullYear()) : written(monthOf, first),
    }));
  }
  const labels = [0.1, 0.38, 0.66, 0.94].map((part) => {
    const ms = start + part * wholeMs;
    return { x: xOf(ms), text: written(dayOf, new Date(ms)) };
  });
  return labels.filter(({ text }, index) => text !== labels[index - 1]?.text);
}

/** The first of each month between two times. */
function monthsBetween(start: number, end: number): Date[] {
  const months: Date[] = [];
  const from = new Date(start);
  for (let count = 1; ; count += 1) {
    const first = new Date(from.getFullYear(), from.getMonth() + count, 1);
    if (first.getTime() > end) return months;
    months.push(first);
  }
}

/** At most this many labels fit. */
const labelsMax = 5;

/** The last month and those before it with the same distance. */
function evenly(months: readonly Date[]): Date[] {
  const step = Math.ceil(months.length / labelsMax);
  return months.filter((_, index) => (months.length - 1 - index) % step === 0);
}
