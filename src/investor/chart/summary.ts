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

export function monthEnds(closes: readonly Close[]): Close[] {
  const byMonth = new Map(closes.map((each) => [each.date.slice(0, 7), each]));
  return [...byMonth.values()];
}

/** Every day of the twelve months up to a date, so that the axis also has days without a close. */
export function everyDay(
  closes: readonly Close[],
  until: string,
): (Pick<Close, 'date'> & { close?: number })[] {
  const known = new Map(closes.map(({ date, close }) => [date, close]));
  const at = new Date(`${until}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - 1);
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
