import { messages } from '#contract/messages.ts';
import { listRowsMax, ownListRowsMax, pageRowsMax } from '#contract/sizes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

const pageLimits = [11, 26, 51, pageRowsMax + 1, ownListRowsMax + 1, listRowsMax + 1];

/** Few sizes, few statements; one row more than the page, by which it is known whether another follows. */
export const limitFor = (size: number): number =>
  pageLimits.find((limit) => limit > size) ?? size + 1;

interface Range {
  range?: [number, number] | undefined;
  after?: string | undefined;
}

/** The first row of a page and its size. Errors: 400 for an invalid range. */
export function sizeOf({ range, after }: Range, wholeMax: number) {
  const whole = range === undefined && after === undefined;
  const [from, to] = range ?? [0, whole ? wholeMax : 24];
  const size = whole ? wholeMax : Math.min(to - from + 1, pageRowsMax);
  if (size < 1 || from + size > listRowsMax + 1) {
    throw new ApiError('malformed', messages.malformed);
  }
  return { from, size, whole };
}
