import { ApiError, NetworkError } from './apiError.ts';
import { gatewayErrors } from './send.ts';

/** Whether a call ended without an answer of our server: it may have arrived all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && gatewayErrors.includes(error.status));
