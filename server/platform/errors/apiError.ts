import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import { platformMessages } from './messages.ts';

/** The code decides the status; the message is shown to the user. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Pick<ErrorBody, 'fields' | 'state'> & { retryAfterS?: number };

  constructor(code: ErrorCode, message: string, details: ApiError['details'] = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

export const diskShortError = (): ApiError =>
  new ApiError('unavailable', platformMessages.diskShort, { retryAfterS: 60 });

export const fieldError = (field: string, message: string): ApiError =>
  new ApiError('rule', message, { fields: { [field]: message } });
