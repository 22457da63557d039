import { type HttpHandler, http } from 'msw';
import type { BodyOf, Call, ReplyOf } from '#contract/call.ts';
import { type ErrorBody, statusOf } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import type { Backend } from './backend.ts';

/** Hands every call to the real app: what a screen's test meets is the server itself. */
export const handlers = (backend: Backend): HttpHandler[] => [
  http.all(`*${backendPath}/*`, ({ request }) => backend.app.fetch(request, { address: 'test' })),
];

/** A refusal as a mock answers it; the sentence may be absent, as when a proxy answers. */
export interface MockRefusal {
  refuse: ErrorBody['code'];
  message?: string;
}

/** How a mocked call answers: a reply of its row's type, a refusal, or no answer at all. */
export type MockAnswer<C> = ReplyOf<C> | MockRefusal | 'unreachable';

/** Answers one call differently from the real app; the reply's type is its row's. */
export function mock<C extends Call<string>>(
  call: C,
  answer: (body: BodyOf<C>) => MockAnswer<C> | Promise<MockAnswer<C>>,
): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const path = `*${backendPath}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method](path, async ({ request }) => {
    const body = (await request.json().catch(() => undefined)) as BodyOf<C>;
    const given: unknown = await answer(body);
    if (given === 'unreachable') return Response.error();
    if (isRefusal(given)) {
      const { refuse: code, message } = given;
      const problem = { code, requestId: 'mock', ...(message && { message, error: message }) };
      return Response.json(problem, { status: statusOf[code] });
    }
    return given instanceof Blob ? new Response(given) : Response.json(given);
  });
}

const isRefusal = (answer: unknown): answer is MockRefusal =>
  typeof answer === 'object' && answer !== null && 'refuse' in answer;
