import { messages } from '#contract/messages.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** End of a page, and the total that the first page counted. */
export interface Cursor {
  value: string;
  id: string;
  total: number;
}

export const writeCursor = ({ value, id, total }: Cursor): string =>
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
