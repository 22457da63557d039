const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, from its ISO date. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{days.format(new Date(date))}</time>
);
