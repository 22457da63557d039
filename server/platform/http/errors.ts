import { type ErrorBody, statusOf } from '#contract/error.ts';
import { toApiError } from '#server/platform/db/databaseErrors.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Log } from '#server/platform/ports.ts';

/** Unexpected errors are logged and answered as a generic 500. */
export function errorResponse(error: unknown, requestId: string, log: Log): Response {
  const apiError = error instanceof ApiError ? error : toApiError(error);
  if (!apiError) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log('error', 'unexpected failure', { requestId, detail });
  }
  const { code, message, details } =
    apiError ?? new ApiError('internal', platformMessages.unexpected);
  const body: ErrorBody = {
    message,
    error: message,
    code,
    requestId,
    ...(details.fields && { fields: details.fields }),
    ...(details.methods && { methods: details.methods }),
    ...(details.secondFactor && { secondFactor: details.secondFactor }),
    ...(details.state && { state: details.state }),
  };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (details.retryAfterS !== undefined) headers.set('Retry-After', String(details.retryAfterS));
  return new Response(JSON.stringify(body), { status: statusOf[code], headers });
}
