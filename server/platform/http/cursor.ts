import { messages } from '#contract/messages.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** Where a page ended: its last row's sort value and id, and the total counted for the first page. */
export interface Cursor {
  value: string;
  id: string;
  total: number;
}

/** A cursor as it travels; opaque to clients. */
export const writeCursor = ({ value, id, total }: Cursor): string =>
  btoa(JSON.stringify([value, id, total]));

/** Reads a cursor back. Errors: 400 when it is none of ours. */
export function readCursor(text: string): Cursor {
  try {
    const [value, id, total] = JSON.parse(atob(text)) as unknown[];
    const counted =
      Number.isInteger(total) && Number(total) >= 0 && Number(total) <= listRowsMax + 1;
    if (typeof value === 'string' && typeof id === 'string' && counted) {
      return { value, id, total: Number(total) };
    }
  } catch {
    // Not base64 or not JSON: answered below like any other cursor that is not ours.
  }
  throw new ApiError('malformed', messages.malformed);
}
