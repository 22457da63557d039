import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  type RunningServer,
  startServer,
} from '#tests/support/installation.ts';

let place: Installation;
let server: RunningServer;

beforeAll(async () => {
  await ensureBuilt();
  place = await install(quickestEngine);
  server = await startServer({ ...place.variables, ...grace });
});

afterAll(async () => {
  await server.child.terminate();
});

const get = (path: string) => fetch(server.url + path);

test('liveness and readiness answer 200', async () => {
  expect((await get('/backend/healthz')).status).toBe(200);
  expect((await get('/backend/readyz')).status).toBe(200);
});

test('the landing page comes with the content policy', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-inline');
});

test('an unknown address is 404, for pages and for calls', async () => {
  const page = await get('/no-such-page');
  expect(page.status).toBe(404);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const call = await get('/backend/no-such-call');
  expect(call.status).toBe(404);
  expect(call.headers.get('Content-Type')).toMatch(/^application\/json/);
});
