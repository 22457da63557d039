import type { Log } from '#server/platform/ports.ts';

/** Header with the request's id, in every response: a user can quote it to support. */
export const requestIdHeader = 'X-Request-Id';

/** Request metadata that is safe to log: no personal data. */
export interface Trace {
  requestId: string;
  /** The path in the contract, with {names}; the real address may contain personal data. */
  route: string;
  client: 'none' | 'user' | 'staff';
}

/** Serves a request, adds its id to the response and logs one line. */
export async function traced(
  method: string,
  log: Log,
  serve: (trace: Trace) => Response | Promise<Response>,
): Promise<Response> {
  const trace: Trace = { requestId: crypto.randomUUID(), route: 'unknown', client: 'none' };
  const startedMs = performance.now();
  const response = await serve(trace);
  response.headers.set(requestIdHeader, trace.requestId);
  const { requestId, route, client } = trace;
  const durationMs = Math.round((performance.now() - startedMs) * 10) / 10;
  log('info', 'request', { requestId, method, route, status: response.status, durationMs, client });
  return response;
}
