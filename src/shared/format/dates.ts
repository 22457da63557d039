import { intlFormatDistance } from 'date-fns/intlFormatDistance';

// Without a locale of its own each of these follows the reader's.
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const minutes = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const momentFormat = new Intl.DateTimeFormat(undefined, minutes);
const exactFormat = new Intl.DateTimeFormat(undefined, {
  ...minutes,
  second: '2-digit',
  timeZoneName: 'short',
});

/** A day of the reader's calendar, as the reader writes it: `21 Nov 2026`. */
export const day = (iso: string): string => dayFormat.format(new Date(iso));

/** A calendar date that belongs to no zone (YYYY-MM-DD), as the reader writes it. */
export const date = (isoDate: string): string => dateFormat.format(new Date(isoDate));

/** A moment in the reader's time: `21 Nov 2026, 09:05`. */
export const moment = (iso: string): string => momentFormat.format(new Date(iso));

/** The same to the second and with its zone: `21 Nov 2026, 09:05:41 GMT+1`. */
export const exactMoment = (iso: string): string => exactFormat.format(new Date(iso));

/** How long ago a moment is, in the language of the site: `5 minutes ago`. */
export function ago(iso: string): string {
  const [then, now] = [new Date(iso), new Date()];
  const distance = intlFormatDistance(then, now, { locale: 'en' });
  // Nobody says "three quarters ago".
  if (!distance.includes('quarter')) return distance;
  return intlFormatDistance(then, now, { locale: 'en', unit: 'month' });
}

/** A calendar date as forms take it (a birthday): DD/MM/YYYY. */
export const calendarDay = (isoDate: string): string =>
  isoDate.slice(0, 10).split('-').reverse().join('/');
