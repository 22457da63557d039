import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';

/** A request that is refused, with the one sentence that says why (DESIGN section 2). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Pick<ErrorBody, 'fields' | 'state'> & { retryAfterS?: number };

  constructor(code: ErrorCode, sentence: string, facts: ApiError['details'] = {}) {
    super(sentence);
    this.name = 'ApiError';
    this.code = code;
    this.details = facts;
  }
}

/** 503 for a write that the disk has, or will soon have, no room for. */
export const diskShortError = (): ApiError =>
  new ApiError('unavailable', messages.diskShort, { retryAfterS: 60 });
