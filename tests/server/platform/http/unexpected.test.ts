import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Log } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

const detail = 'the drawer of sheets is stuck at /srv/drawer.ts';

describeOnOneEngine('an unexpected error', (engine) => {
  test('answers 500 with only a request id; one log line has id and details', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const lines: Parameters<Log>[] = [];
    Object.assign(backend.ports, {
      pdf: () => Promise.reject(new Error(detail)),
      log: (...line: Parameters<Log>) => lines.push(line),
    });
    const query = { from: '2026-01-01', to: '2026-01-31' };
    const { status, headers, problem } = await callApi(backend, calls.statements.pdf, {
      token,
      query,
    });
    const requestId = headers.get('X-Request-Id');
    const sentence = platformMessages.unexpected;
    expect(status).toBe(500);
    expect(problem).toEqual({ message: sentence, error: sentence, code: 'internal', requestId });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);

    const errors = lines.filter(([level]) => level === 'error');
    expect(errors).toEqual([
      ['error', 'unexpected failure', { requestId, detail: expect.stringContaining(detail) }],
    ]);
    const requests = lines.filter(([, event]) => event === 'request');
    expect(requests.map(([, , facts]) => facts)).toEqual([
      expect.objectContaining({ requestId, status: 500 }),
    ]);
    // The next call must still succeed.
    expect((await callApi(backend, calls.statements.read, { token, query })).status).toBe(200);
  });
});
