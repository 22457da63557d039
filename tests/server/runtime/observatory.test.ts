import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { observe } from './site/observatory.ts';

const leastScore = 130;
let server: RunningServer;

beforeAll(async () => {
  await ensureBuilt();
  const { variables } = await install(quickestEngine);
  // As behind a proxy that ends TLS: what visitors see is what the Observatory scores.
  server = await startServer({ ...variables, ...grace, PUBLIC_URL: 'https://plainvest.example' });
});

afterAll(async () => {
  await server.child.terminate();
});

test.each([
  '/',
  '/about',
  '/risk',
  '/login',
  '/user/overview',
  '/admin/testing',
  '/no-such-page',
  '/robots.txt',
  '/backend/healthz',
  '/backend/settings',
  '/backend/getalldeposit',
  '/backend/no-such-call',
])('%s scores 130 or more by the rules of the Observatory', async (path) => {
  const response = await fetch(server.url + path);
  const { score, findings } = observe({ headers: response.headers, html: await response.text() });
  expect(findings.filter(({ points }) => points < 0)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(leastScore);
});

test('every answer of the API stays out of caches and out of frames', async () => {
  for (const path of ['/backend/healthz', '/backend/no-such-call', '/backend/getalldeposit']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
});
