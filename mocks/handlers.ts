import { type HttpHandler, http } from 'msw';
import type { BodyOf, Call, ReplyOf } from '#contract/call.ts';
import { type ErrorBody, statusOf } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import type { Backend } from './backend.ts';

/** Answers every call with the real app. */
export const handlers = (backend: Backend): HttpHandler[] => [
  http.all(`*${backendPath}/*`, ({ request }) => backend.app.fetch(request, { address: 'test' })),
];

/** An error response; the message can be absent, as in a proxy's answer. */
export interface MockError {
  refuse: ErrorBody['code'];
  message?: string;
}

export type MockAnswer<C> = ReplyOf<C> | MockError | 'unreachable';

export function mock<C extends Call<string>>(
  call: C,
  answer: (body: BodyOf<C>) => MockAnswer<C> | Promise<MockAnswer<C>>,
): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const path = `*${backendPath}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method](path, async ({ request }) => {
    const body = (await request.json().catch(() => undefined)) as BodyOf<C>;
    const result: unknown = await answer(body);
    if (result === 'unreachable') return Response.error();
    if (isMockError(result)) {
      const { refuse: code, message } = result;
      const content = { code, requestId: 'mock', ...(message && { message, error: message }) };
      return Response.json(content, { status: statusOf[code] });
    }
    return result instanceof Blob ? new Response(result) : Response.json(result);
  });
}

const isMockError = (answer: unknown): answer is MockError =>
  typeof answer === 'object' && answer !== null && 'refuse' in answer;
