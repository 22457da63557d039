import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import { platformMessages } from './messages.ts';

type Detail = 'fields' | 'state' | 'methods' | 'secondFactor';

/** The code decides the status; the message is shown to the user. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Pick<ErrorBody, Detail> & { retryAfterS?: number };

  constructor(code: ErrorCode, message: string, details: ApiError['details'] = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

export const diskShortError = (): ApiError =>
  new ApiError('unavailable', platformMessages.diskShort, { retryAfterS: 60 });

/** 422 for one field of the form; 409 when another row has the value. */
export const fieldError = (
  field: string,
  message: string,
  code: 'rule' | 'conflict' = 'rule',
): ApiError => new ApiError(code, message, { fields: { [field]: message } });
