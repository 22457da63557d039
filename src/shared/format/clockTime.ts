import { locale, written } from './dates.ts';

const clockFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** The time of day: `09:05`. */
export const clockTime = (at: Date): string => clockFormat.format(at);

const dayOfYearFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

/** A time of today by its clock, another one by its day: `09:05`, `21 Nov`. */
export function clockOrDay(iso: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? clockTime(at) : written(dayOfYearFormat, at);
}

const secondFormat = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The time of day with seconds: `09:05:41`. */
export const secondTime = (at: Date): string => secondFormat.format(at);
