import { isoDay } from '#contract/time.ts';

/** The first and last day of a period, as days of UTC (YYYY-MM-DD). */
export interface Period {
  from: string;
  to: string;
}

/** Today as a day of UTC: a statement never ends later. */
export const today = (now = new Date()): string => isoDay(now);

/** This month so far. */
export function monthSoFar(now = new Date()): Period {
  const to = today(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** A moment in UTC, as a statement prints it: `2026-03-02 09:00`. */
export const utcMoment = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
