import type { Log } from '#server/platform/ports.ts';

/** Carries a request's number; every answer has it, so that a person can name what went wrong. */
export const requestIdHeader = 'X-Request-Id';

/** What is known of a request while it is served, and may be written down: nothing personal. */
export interface Trace {
  requestId: string;
  /** The path as the contract writes it, with {names}; an address that came stays out of the log. */
  route: string;
  client: 'none' | 'user' | 'staff';
}

/** Answers a request, gives the answer its number and writes one line about it. */
export async function traced(
  method: string,
  log: Log,
  answer: (trace: Trace) => Response | Promise<Response>,
): Promise<Response> {
  const trace: Trace = { requestId: crypto.randomUUID(), route: 'unknown', client: 'none' };
  const startedMs = performance.now();
  const response = await answer(trace);
  response.headers.set(requestIdHeader, trace.requestId);
  const { requestId, route, client } = trace;
  const durationMs = Math.round((performance.now() - startedMs) * 10) / 10;
  log('info', 'request', { requestId, method, route, status: response.status, durationMs, client });
  return response;
}
