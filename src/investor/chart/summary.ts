import { groupFigure, roundDollars } from '#contract/money.ts';
import { isoDay } from '#contract/time.ts';
import type { Close } from './usePriceHistory.ts';

export interface Summary {
  first: Close;
  last: Close;
  lowest: Close;
  highest: Close;
  /** Each source once, in the order of its first day. */
  sources: string[];
}

/** Summarizes closes, oldest first; undefined without any. */
export function summaryOf(closes: readonly Close[]): Summary | undefined {
  const [first] = closes;
  const last = closes.at(-1);
  if (!first || !last) return undefined;
  let lowest = first;
  let highest = first;
  for (const each of closes) {
    if (each.close < lowest.close) lowest = each;
    if (each.close > highest.close) highest = each;
  }
  const sources = [...new Set(closes.map(({ source }) => source))];
  return { first, last, lowest, highest, sources };
}

/** Ranges of the chart in months, the whole year first. */
export const ranges = [12, 3, 1] as const;
export type Range = (typeof ranges)[number];

/** The closes of the last months up to the newest one. */
export function closesSince(closes: readonly Close[], months: Range): readonly Close[] {
  const last = closes.at(-1);
  if (!last) return closes;
  const start = monthsBefore(last.date, months);
  return closes.filter(({ date }) => date >= start);
}

function monthsBefore(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - months);
  return isoDay(at);
}

/** The change from the first to the last close: `+54.2%`. */
export function changeOf({ first, last }: Pick<Summary, 'first' | 'last'>): string {
  if (first.close <= 0) return '0.0%';
  const percent = (100 * (last.close - first.close)) / first.close;
  const size = Math.abs(percent).toFixed(1);
  const sign = Number(size) === 0 ? '' : percent > 0 ? '+' : '\u2212';
  return `${sign}${size}%`;
}

export function monthEnds(closes: readonly Close[]): Close[] {
  const byMonth = new Map(closes.map((each) => [each.date.slice(0, 7), each]));
  return [...byMonth.values()];
}

interface Period {
  until: string;
  months: Range;
}

/** Every day of the months up to a date, so that the axis also has days without a close. */
export function everyDay(
  closes: readonly Close[],
  { until, months }: Period,
): (Pick<Close, 'date'> & { close?: number })[] {
  const known = new Map(closes.map(({ date, close }) => [date, close]));
  const at = new Date(`${monthsBefore(until, months)}T00:00:00Z`);
  const days: (Pick<Close, 'date'> & { close?: number })[] = [];
  for (let date = ''; date < until; at.setUTCDate(at.getUTCDate() + 1)) {
    date = isoDay(at);
    const close = known.get(date);
    days.push(close === undefined ? { date } : { date, close });
  }
  return days;
}

/** A close in dollars, rounded to cents: `97,123.45`. */
export const usd = ({ close }: Pick<Close, 'close'>): string => groupFigure(roundDollars(close));
