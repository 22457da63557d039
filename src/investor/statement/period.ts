import { isoDay } from '#contract/time.ts';
import { date } from '#src/shared/format/dates.ts';

/** First and last day, in UTC (YYYY-MM-DD). */
export interface Period {
  from: string;
  to: string;
}

export const today = (now = new Date()): string => isoDay(now);

export function monthSoFar(now = new Date()): Period {
  const to = today(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** A calendar year, up to today. */
export function yearPeriod(year: number, now = new Date()): Period {
  const last = `${year}-12-31`;
  const to = today(now);
  return { from: `${year}-01-01`, to: last < to ? last : to };
}

/** A time in UTC: `2 Mar 2026, 09:00`. */
export const utcMoment = (iso: string): string => `${date(iso.slice(0, 10))}, ${iso.slice(11, 16)}`;
