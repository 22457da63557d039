import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import type { Connection } from '#server/app.ts';
import { matchOpenApi } from './matchOpenApi.ts';

/** Whatever answers requests: the app in this process, or a server at an address. */
export interface Reachable {
  app: { fetch(request: Request, connection: Connection): Response | Promise<Response> };
}

/** A server at an address, called as the app in this process is. */
export function reachable(url: string): Reachable {
  const fetchThere = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = request.body ? await request.arrayBuffer() : null;
    return fetch(url + pathname + search, { method, headers, body });
  };
  return { app: { fetch: fetchThere } };
}

/** Values of a call, with the caller's token and Idempotency-Key. */
export interface Sent<C> {
  params?: ParamsOf<C>;
  body?: BodyOf<C>;
  query?: QueryOf<C>;
  token?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** An answer from outside: `reply` on success, `problem` otherwise. */
export interface Answered<C> {
  status: number;
  headers: Headers;
  reply: ReplyOf<C>;
  problem: ErrorBody;
}

/** Makes a call the way a client does, over the wire's own form. */
export async function callApi<C extends Call<string>>(
  { app }: Reachable,
  call: C,
  sent: Sent<C> = {},
): Promise<Answered<C>> {
  const path = call.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => (sent.params as Record<string, string>)?.[name] ?? '',
  );
  const query = new URLSearchParams(
    Object.entries(sent.query ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const headers = new Headers(sent.headers);
  if (sent.token) headers.set('Authorization', `Bearer ${sent.token}`);
  if (sent.key) headers.set('Idempotency-Key', sent.key);
  const init: RequestInit = { method: call.method, headers };
  if (sent.body !== undefined) init.body = bodyOf(call, sent.body, headers);
  const request = new Request(`http://localhost${backendPath}${path}?${query}`, init);
  const response = await app.fetch(request, { address: '127.0.0.1' });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  // A stream has no end.
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const content: unknown = isJson ? await response.json() : isStream ? '' : await response.blob();
  const { status, headers: answered } = response;
  // Whatever a test is about, each answer must be just what its row promises.
  matchOpenApi(call, { status, headers: answered, content });
  return {
    status,
    headers: answered,
    reply: content as ReplyOf<C>,
    problem: content as ErrorBody,
  };
}

function bodyOf(call: Call<string>, body: object, headers: Headers): BodyInit {
  if (call.encoding !== 'multipart') {
    headers.set('Content-Type', 'application/json');
    return JSON.stringify(body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
