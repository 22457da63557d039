import { messages } from '#contract/messages.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** End of a page, and the total that the first page counted. */
export interface Cursor {
  value: string;
  id: string;
  total: number;
}

const writeCursor = ({ value, id, total }: Cursor): string =>
  btoa(JSON.stringify([value, id, total]));

export function readCursor(text: string): Cursor {
  try {
    const [value, id, total] = JSON.parse(atob(text)) as unknown[];
    const isTotal =
      Number.isInteger(total) && Number(total) >= 0 && Number(total) <= listRowsMax + 1;
    if (typeof value === 'string' && typeof id === 'string' && isTotal) {
      return { value, id, total: Number(total) };
    }
  } catch {}
  throw new ApiError('malformed', messages.malformed);
}

/** The columns of a row by which the next page goes on. */
export interface PageRow {
  cursor_value: string;
  cursor_id: string;
}

/** The cursor of the page after this row. */
export const nextCursor = (
  { cursor_value: value, cursor_id: id }: PageRow,
  total: number,
): string => writeCursor({ value, id, total });
