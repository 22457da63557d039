import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { uploadConcurrency } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, type Person } from '#tests/support/people.ts';

const { method, path } = calls.deposits.create;

/** An upload that has started and waits for the test. */
function begin(backend: Backend, { token }: Person) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--b\r\n'));
      end = () => controller.close();
    },
  });
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=b',
  };
  const request = new Request(`http://localhost${backendPath}${path}`, {
    ...{ method, headers, body, duplex: 'half' },
  });
  return { answer: Promise.resolve(backend.app.fetch(request, { address: '127.0.0.1' })), end };
}

describeOnEngines('uploads of one person at once', (engine) => {
  test('are few, so that slow ones cannot fill the memory; others go on', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    const ada = await investor(backend);
    const slow = Array.from({ length: uploadConcurrency.atOnce + 1 }, () => begin(backend, ada));
    const refused = await Promise.race(slow.map(({ answer }) => answer));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    expect(((await refused.json()) as ErrorBody).message).toBe(platformMessages.tooMany);

    const bob = begin(backend, await investor(backend, 'bob'));
    bob.end();
    expect((await bob.answer).status).toBe(400);
    for (const { end } of slow) end();
    const statuses = (await Promise.all(slow.map(({ answer }) => answer))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([...Array(uploadConcurrency.atOnce).fill(400), 429]);
    const next = begin(backend, ada);
    next.end();
    expect((await next.answer).status).toBe(400);
  });
});
