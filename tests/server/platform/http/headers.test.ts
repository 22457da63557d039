import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import type { BackendOptions } from '#mocks/mockPorts.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

const expected = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const callPolicy = "default-src 'none'; frame-ancestors 'none'";
const period = { from: '2026-01-01', to: '2026-01-31' };

describeOnOneEngine('the headers of calls', (engine) => {
  /** Answers of every kind: data, a file, and refusals by the door, by a rule and by the router. */
  const answersOf = async (config: BackendOptions['config'] = {}) => {
    const backend = await startBackend({ db: engine().db, config });
    const { token } = await investor(backend);
    const nowhere = new Request('http://localhost/backend/nowhere');
    return {
      data: await callApi(backend, calls.settings.read),
      file: await callApi(backend, calls.statements.pdf, { token, query: period }),
      door: await callApi(backend, calls.auth.sessions),
      rule: await callApi(backend, calls.profile.update, { token, body: {} }),
      router: await backend.app.fetch(nowhere, { address: '127.0.0.1' }),
    };
  };

  test('keep every answer out of caches, frames and other sites', async () => {
    const answers = await answersOf();
    const statuses = Object.values(answers).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 401, 422, 404]);
    for (const [kind, { headers }] of Object.entries(answers)) {
      expect([kind, Object.fromEntries(headers)]).toMatchObject([kind, expected]);
      const policy = kind === 'file' ? `${callPolicy}; sandbox` : callPolicy;
      expect([kind, headers.get('Content-Security-Policy')]).toEqual([kind, policy]);
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('Set-Cookie')).toBeNull();
    }
  });

  test('promise transport security where the public address is https', async () => {
    const answers = await answersOf({ publicUrl: 'https://plainvest.example' });
    for (const [kind, { headers }] of Object.entries(answers)) {
      const promise = headers.get('Strict-Transport-Security');
      expect([kind, promise]).toEqual([kind, 'max-age=31536000; includeSubDomains']);
    }
  });
});
