import type { Period } from './period.ts';

const monthsMax = 12;
const nameFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export interface ClosedMonth extends Period {
  name: string;
}

/** The last 12 closed months in UTC from the month of this moment on, newest first. */
export function closedMonths(since: string, now = new Date()): ClosedMonth[] {
  const firstMonth = since.slice(0, 7);
  return Array.from({ length: monthsMax }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - back, 1));
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 0));
    const [from, to] = [first, last].map((day) => day.toISOString().slice(0, 10));
    return { from: from ?? '', to: to ?? '', name: nameFormat.format(first) };
  }).filter(({ from }) => from.slice(0, 7) >= firstMonth);
}
