import type { ErrorBody, ErrorCode } from '#contract/error.ts';

/** A request that is refused, with the one sentence that says why (DESIGN section 2). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly facts: Pick<ErrorBody, 'fields' | 'state'> & { retryAfterS?: number };

  constructor(code: ErrorCode, sentence: string, facts: ApiError['facts'] = {}) {
    super(sentence);
    this.name = 'ApiError';
    this.code = code;
    this.facts = facts;
  }
}
