import { listHeaders } from '#contract/list.ts';
import { requestIdHeader } from '#server/platform/http/trace.ts';
import type { Header } from './openApi.ts';

/** A header of an answer. */
export const text = (description: string, required: boolean): Header => ({
  description,
  required,
  schema: { type: 'string' },
});

/** Headers of every answer. */
export const everyAnswer = { [requestIdHeader]: text('Names this request to support.', true) };

/** Headers of a page of a list. */
export const listAnswer = {
  [listHeaders.range]: text('The rows of this answer and their total: items 0-24/319.', true),
  [listHeaders.nextCursor]: text(
    'The value of `after` for the next page; absent at the end.',
    false,
  ),
  [listHeaders.totalCapped]: text('There are more rows than this.', false),
};

/** Headers of a file. */
export const fileAnswer = {
  'Content-Disposition': text('The name to save it by, where it has one.', true),
};
