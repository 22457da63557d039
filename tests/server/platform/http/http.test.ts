import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { messages } from '#contract/messages.ts';
import { jsonBytesMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { clientAddressOf } from '#server/platform/http/address.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { noteMismatch } from '#tests/support/matchOpenApi.ts';
import { investor } from '#tests/support/people.ts';

const json = { 'Content-Type': 'application/json' };

describeOnOneEngine('invalid bodies', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const post = async (path: string, body: BodyInit | null, headers: Record<string, string>) => {
      const request = new Request(`http://localhost${backendPath}${path}`, {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${ada.token}`, ...headers },
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      } as RequestInit);
      const response = await backend.app.fetch(request, { address: '127.0.0.1' });
      const undocumented: string[] = [];
      await noteMismatch(request, response.clone(), undocumented);
      expect(undocumented).toEqual([]);
      return { status: response.status, problem: (await response.json()) as ErrorBody };
    };
    return { backend, post };
  }

  test.each([
    ['no JSON at all', '{'],
    ['a text', '"hello"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['deep nesting', `{"userName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['an object for a text', '{"userName":{"$ne":null},"password":"x"}'],
    ['a list for a text', '{"userName":["ada"],"password":"x"}'],
    ['a zero byte', '{"userName":"a\\u0000b","password":"x"}'],
  ])('%s is 400 with a sentence', async (_what, body) => {
    const { post } = await start();
    const { status, problem } = await post(calls.auth.signIn.path, body, json);
    expect([status, problem.message, problem.error]).toEqual([
      400,
      messages.malformed,
      messages.malformed,
    ]);
    expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('multipart that is cut off is 400', async () => {
    const { post } = await start();
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of ['--x\r\nContent-Disp', 'nothing', '--y--']) {
      expect((await post(calls.deposits.create.path, body, type)).status).toBe(400);
    }
  });

  test('a body of another kind is 415', async () => {
    const { post } = await start();
    const { status } = await post(calls.auth.signIn.path, 'a=b', { 'Content-Type': 'text/plain' });
    expect(status).toBe(415);
  });

  test('too many bytes are 413, also when they come without a length', async () => {
    const { post } = await start();
    const body = JSON.stringify({ userName: 'x'.repeat(jsonBytesMax), password: 'x' });
    expect((await post(calls.auth.signIn.path, body, json)).status).toBe(413);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(' '.repeat(16_384)));
        if (sent > 1000) controller.close();
      },
    });
    expect((await post(calls.auth.signIn.path, stream, json)).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  test('an unknown call is 404 with the same shape', async () => {
    const { post } = await start();
    const { status, problem } = await post('/nothing', null, {});
    expect([status, problem.code, problem.message]).toEqual([
      404,
      'not-found',
      platformMessages.notFound,
    ]);
  });
});

test('a client’s address comes from a header only behind a configured proxy', () => {
  expect(clientAddressOf('9.9.9.9', '1.1.1.1', [])).toBe('9.9.9.9');
  expect(clientAddressOf('10.0.0.1', '1.1.1.1, 2.2.2.2', ['10.0.0.1'])).toBe('2.2.2.2');
  expect(clientAddressOf('10.0.0.1', null, ['10.0.0.1'])).toBe('10.0.0.1');
});
