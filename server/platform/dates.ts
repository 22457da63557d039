const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `21 Sep 2026`; British English writes Sept. */
export const dateInUtc = (at: Date): string => format.format(at).replace('Sept', 'Sep');

/** `21 Sep 2026, 09:05` */
export const minuteInUtc = (at: Date): string =>
  `${dateInUtc(at)}, ${at.toISOString().slice(11, 16)}`;
