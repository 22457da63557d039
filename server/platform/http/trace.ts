import type { Log } from '#server/platform/ports.ts';

export const requestIdHeader = 'X-Request-Id';

/** Request metadata that is safe to log: no personal data. */
export interface Trace {
  requestId: string;
  /** With {names}: the real address may contain personal data. */
  route: string;
  client: 'none' | 'user' | 'staff';
}

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
