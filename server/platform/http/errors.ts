import { type ErrorBody, statusOf } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { refusalOf } from '#server/platform/db/refusals.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Log } from '#server/platform/ports.ts';

/** Any failure as the answer to send; what nobody foresaw is logged and says nothing of itself. */
export function answerTo(error: unknown, requestId: string, log: Log): Response {
  const refusal = error instanceof ApiError ? error : refusalOf(error);
  if (!refusal) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log('error', 'unexpected failure', { requestId, detail });
  }
  const { code, message, facts } = refusal ?? new ApiError('internal', messages.unexpected);
  const problem: ErrorBody = {
    message,
    error: message,
    code,
    requestId,
    ...(facts.fields && { fields: facts.fields }),
    ...(facts.state && { state: facts.state }),
  };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (facts.retryAfterS !== undefined) headers.set('Retry-After', String(facts.retryAfterS));
  return new Response(JSON.stringify(problem), { status: statusOf[code], headers });
}
