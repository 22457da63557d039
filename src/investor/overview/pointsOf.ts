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

/** Times below the picture, each at its part of the way from the first step to now. */
export function timeLabels(steps: Steps, nowMs: number): { x: number; text: string }[] {
  const start = Date.parse(steps[0]?.at ?? '');
  const wholeMs = Math.max(1, nowMs - start);
  const format = wholeMs > 120 * dayMs ? monthOf : dayOf;
  const labels = [0.1, 0.38, 0.66, 0.94].map((part) => ({
    x: 4 + 94 * part,
    text: written(format, new Date(start + part * wholeMs)),
  }));
  return labels.filter(({ text }, index) => text !== labels[index - 1]?.text);
}
