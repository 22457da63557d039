export const dayMs = 24 * 60 * 60_000;

/** The day of a moment in UTC: '2026-11-22'. */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `21 Sep 2026`; British English writes Sept. */
export const dateInUtc = (at: Date): string => format.format(at).replace('Sept', 'Sep');

/** `21 Sep 2026, 09:05` */
export const minuteInUtc = (at: Date): string =>
  `${dateInUtc(at)}, ${at.toISOString().slice(11, 16)}`;
