import { beforeAll, expect, test } from 'vitest';
import { backendPath } from '#contract/host.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sharedEngine } from '#tests/support/engines.ts';

const listed = 'https://app.example';
const unlisted = [
  'https://evil.example',
  'http://app.example',
  'https://app.example:8443',
  'https://app.example.evil.example',
  'https://notapp.example',
  'null',
];
const askedFor = 'authorization,content-type,idempotency-key';

let open: Backend;
let closed: Backend;

beforeAll(async () => {
  const { db } = await sharedEngine('PGlite');
  open = await startBackend({ db, config: { corsOrigins: [listed, 'https://second.example'] } });
  closed = await startBackend({ db });
});

/** The CORS headers of a call and of its preflight for a page of another origin. */
async function hear(backend: Backend, origin: string, path: string, preflight = false) {
  const headers = new Headers({ Origin: origin });
  if (preflight) {
    headers.set('Access-Control-Request-Method', 'POST');
    headers.set('Access-Control-Request-Headers', askedFor);
  }
  const method = preflight ? 'OPTIONS' : 'GET';
  const request = new Request(`http://localhost${backendPath}${path}`, { method, headers });
  const answer = await backend.app.fetch(request, { address: '127.0.0.1' });
  const told = [...answer.headers].filter(([name]) => name.startsWith('access-control-'));
  return { status: answer.status, told: Object.fromEntries(told), headers: answer.headers };
}

const exposed = [
  'Content-Range',
  'Retry-After',
  'X-Next-Cursor',
  'X-Request-Id',
  'X-Row-Count',
  'X-Total-Capped',
];

test.each([
  ['/settings', 200],
  ['/getalldeposit', 401],
  ['/nowhere', 404],
])('a listed origin may read the answer of %s, refusals too', async (path, expected) => {
  const { status, told, headers } = await hear(open, listed, path);
  expect(status).toBe(expected);
  expect(told['access-control-allow-origin']).toBe(listed);
  expect(told['access-control-expose-headers']?.split(',').sort()).toEqual(exposed);
  // A token is sent by script; cookies and the like of the browser's own are never asked for.
  expect(told['access-control-allow-credentials']).toBeUndefined();
  expect(headers.get('Vary')).toContain('Origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a listed origin may send a call with a token and a key', async () => {
  const { status, told } = await hear(open, listed, '/login', true);
  expect(status).toBe(204);
  expect(told['access-control-allow-origin']).toBe(listed);
  expect(told['access-control-allow-methods']?.split(',')).toContain('POST');
  expect(told['access-control-allow-headers']?.split(',')).toEqual(askedFor.split(','));
  expect(told['access-control-max-age']).toBe('600');
});

test.each(unlisted)('%s gets no CORS headers', async (origin) => {
  for (const preflight of [false, true]) {
    const { told } = await hear(open, origin, '/settings', preflight);
    expect(told['access-control-allow-origin']).toBeUndefined();
    expect(told['access-control-allow-credentials']).toBeUndefined();
  }
});

test.each([listed, ...unlisted])('without a list %s gets no CORS headers', async (origin) => {
  expect((await hear(closed, origin, '/settings')).told).toEqual({});
  const asked = await hear(closed, origin, '/settings', true);
  expect([asked.status, asked.told]).toEqual([404, {}]);
});
