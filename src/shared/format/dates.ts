import { format } from 'date-fns/format';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';

/** A day of the reader's calendar: `21 Nov 2026`. */
export const day = (iso: string): string => format(new Date(iso), 'd MMM yyyy');

/** A moment in the reader's time, with its zone: `21 Nov 2026, 09:05 GMT+1`. */
export const moment = (iso: string): string => format(new Date(iso), 'd MMM yyyy, HH:mm O');

/** How long ago a moment is: `5 minutes ago`. */
export const ago = (iso: string): string => formatDistanceToNow(new Date(iso), { addSuffix: true });

/** A calendar date that belongs to no zone (a birthday), as DD/MM/YYYY. */
export const calendarDay = (isoDate: string): string =>
  isoDate.slice(0, 10).split('-').reverse().join('/');
