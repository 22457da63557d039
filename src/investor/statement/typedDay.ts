import { calendarDay } from '#src/shared/format/dates.ts';

/** A day as it is typed, with the slashes of DD/MM/YYYY; a day of the form YYYY-MM-DD is turned. */
export function typedDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return calendarDay(text);
  const digits = text
    .replace(/^(\d)\D/, '0$1')
    .replace(/^(\d\d)\D?(\d)\D/, '$10$2')
    .replace(/\D/g, '');
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)];
  return parts.filter((part) => part !== '').join('/');
}

/** The day of a complete text as YYYY-MM-DD; '' for any other text. */
export function isoOf(text: string): string {
  const iso = text.split('/').reverse().join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || Number.isNaN(at.getTime())) return '';
  return at.toISOString().startsWith(iso) ? iso : '';
}
