import { locale, written } from './dates.ts';

const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const monthAndYearFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month (YYYY-MM): `Sep`. */
export const month = (isoMonth: string): string => written(monthFormat, new Date(isoMonth));

/** A month (YYYY-MM): `Sep 2026`. */
export const monthAndYear = (isoMonth: string): string =>
  written(monthAndYearFormat, new Date(isoMonth));
