import { expect, test } from 'vitest';
import { backendPath } from '#contract/host.ts';
import { startBackend } from '#mocks/backend.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { staff } from '#tests/support/people.ts';
import { rows } from './rows.ts';

const names = ['token', 'session', 'sessionId', 'sid', 'auth', 'access_token', 'Authorization'];

describeOnOneEngine('a token outside the Authorization header', (engine) => {
  test('in a cookie, the address or another header signs no one in', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    const query = new URLSearchParams(names.map((name) => [name, token]));
    const cookies = names.flatMap((name) => [`${name}=${token}`, `${name}=Bearer%20${token}`]);
    const headers = {
      Cookie: cookies.join('; '),
      'X-Token': token,
      'X-Auth-Token': token,
      'X-Authorization': `Bearer ${token}`,
      'Proxy-Authorization': `Bearer ${token}`,
    };
    for (const [name, { path, method }] of rows.filter(([, { access }]) => access !== 'anyone')) {
      const url = `http://localhost${backendPath}${path}?${query}`;
      const response = await backend.app.fetch(new Request(url, { method, headers }));
      expect([name, response.status]).toEqual([name, 401]);
    }
  });
});
