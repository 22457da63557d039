import { intlFormatDistance } from 'date-fns/intlFormatDistance';

/** One format for everyone: day before month, as the forms take dates. */
export const locale = 'en-GB';
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const minutes = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const momentFormat = new Intl.DateTimeFormat(locale, minutes);
const thisYearFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const exactFormat = new Intl.DateTimeFormat(locale, {
  ...minutes,
  second: '2-digit',
  timeZoneName: 'short',
});

/** British English writes Sept; here all months have three letters. */
export const written = (format: Intl.DateTimeFormat, at: Date): string =>
  format.format(at).replace('Sept', 'Sep');

/** A day in the reader's time zone: `21 Nov 2026`. */
export const day = (iso: string): string => written(dayFormat, new Date(iso));

/** A calendar date without a time zone (YYYY-MM-DD): `21 Nov 2026`. */
export const date = (isoDate: string): string => written(dateFormat, new Date(isoDate));

/** A time in the reader's time zone: `21 Nov 2026, 09:05`. */
export const moment = (iso: string): string => written(momentFormat, new Date(iso));

/** A time of this year without the year: `21 Nov, 09:05`. */
export function shortMoment(iso: string): string {
  const at = new Date(iso);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  return written(isThisYear ? thisYearFormat : momentFormat, at);
}

/** A time of this year, and the day of another one, which has the place of it. */
export function rowMoment(iso: string): string {
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear();
  return isThisYear ? shortMoment(iso) : day(iso);
}

const weekdayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day in the reader's time zone with its name: `Sunday, 22 Nov 2026`. */
export const weekday = (at: Date): string => written(weekdayFormat, at).replace(/^(\w+) /, '$1, ');

/** With seconds and time zone: `21 Nov 2026, 09:05:41 GMT+1`. */
export const exactMoment = (iso: string): string => written(exactFormat, new Date(iso));

/** The age in English: `5 minutes ago`. */
export function ago(iso: string): string {
  const [then, now] = [new Date(iso), new Date()];
  const distance = intlFormatDistance(then, now, { locale: 'en' });
  // intlFormatDistance would return "3 quarters ago".
  if (!distance.includes('quarter')) return distance;
  return intlFormatDistance(then, now, { locale: 'en', unit: 'month' });
}

/** A calendar date as the forms take it: DD/MM/YYYY. */
export const calendarDay = (isoDate: string): string =>
  isoDate.slice(0, 10).split('-').reverse().join('/');

const shortDateFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar date without the year: `21 Nov`. */
export const shortDate = (isoDate: string): string => written(shortDateFormat, new Date(isoDate));
