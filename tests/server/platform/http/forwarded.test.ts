import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { startBackend } from '#mocks/backend.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

describeOnEngines('an allowance by address', (engine) => {
  /** Registers once more than one address may, each time as if from another one. */
  const registerAll = async (
    trustedProxies: string[],
    addressOf = (at: number) => `203.0.113.${at}`,
  ) => {
    const config = { rateLimitFactor: 1, trustedProxies };
    const backend = await startBackend({ db: engine().db, config });
    const statuses: number[] = [];
    for (let at = 0; at <= rateLimits.signUpPerAddress.count; at += 1) {
      const password = { password: 'QuietHarbour#9', confirmPassword: 'QuietHarbour#9' };
      const names = { fullName: 'Ada', userName: `ada${at}`, email: `ada${at}@investor.example` };
      const { status } = await callApi(backend, calls.auth.signUp, {
        body: { ...names, ...password },
        headers: { 'X-Forwarded-For': addressOf(at) },
      });
      statuses.push(status);
    }
    return statuses;
  };

  test('is not widened by a header that anybody can write', async () => {
    expect(await registerAll([])).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('is counted by the header behind a proxy that is configured', async () => {
    expect(await registerAll(['127.0.0.1'])).toEqual(Array(6).fill(200));
  });

  test('is counted by the header behind two of them', async () => {
    const second = (at: number) => `203.0.113.${at}, ::ffff:10.0.0.1`;
    expect(await registerAll(['127.0.0.1', '10.0.0.1'], second)).toEqual(Array(6).fill(200));
  });

  test.each([
    ['IPv6 addresses of one line', (at: number) => `2001:db8:7:1::${at}`],
    ['ports', (at: number) => `203.0.113.7:${40_000 + at}`],
    ['IPv4 in the form of IPv6', (at: number) => `${at % 2 ? '::ffff:' : ''}203.0.113.7`],
  ])('is not widened by many %s', async (_name, addressOf) => {
    expect(await registerAll(['127.0.0.1'], addressOf)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describeOnEngines('a wider network of IPv6', (engine) => {
  const most = rateLimits.resetPerAddress.count;

  test.each([
    ['/56', 2 * most, (at: number) => `2001:db8:7:ab${at.toString(16).padStart(2, '0')}::1`],
    ['/48', 4 * most, (at: number) => `2001:db8:7:${at.toString(16)}00::1`],
  ])('of %s counts as well, and allows %i', async (_bits, allowed, addressOf) => {
    const config = { rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] };
    const backend = await startBackend({ db: engine().db, config });
    const body = { token: 'invented' };
    const ask = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await callApi(backend, calls.auth.verifyEmail, { body, headers })).status;
    };
    for (let at = 0; at < allowed; at += 1) expect(await ask(addressOf(at))).toBe(422);
    expect(await ask(addressOf(allowed))).toBe(429);
    expect(await ask('2001:db8:8::1')).toBe(422);
  });
});

describeOnEngines('X-Forwarded-For from a proxy that is not in TRUSTED_PROXIES', (engine) => {
  const start = async (config: Partial<Config>) => {
    const backend = await startBackend({ db: engine().db, config });
    const lines: unknown[][] = [];
    backend.ports.log = (...line) => {
      if (line[0] === 'error') lines.push(line);
    };
    const app = createApp(backend.ports);
    const ask = (address: string, forwardedFor?: string) => {
      const headers = new Headers(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {});
      const url = `http://localhost${backendPath}${calls.health.live.path}`;
      return app.fetch(new Request(url, { headers }), { address });
    };
    return { ask, lines, health: backend.ports.health };
  };

  test('is one error line for each proxy in production, and counted each time', async () => {
    const { ask, lines, health } = await start({ demo: false, trustedProxies: ['10.0.0.1'] });
    await ask('10.0.0.1', '203.0.113.7');
    await ask('10.0.0.2');
    expect([lines.length, health.forwardedUntrusted]).toEqual([0, 0]);
    for (const client of [7, 8]) await ask('::ffff:10.0.0.2', `203.0.113.${client}`);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines[0])).toContain('TRUSTED_PROXIES');
    expect(lines[0]?.[2]).toMatchObject({ address: '10.0.0.2' });
    expect(health.forwardedUntrusted).toBe(2);
  });

  test('is at most ten error lines, whatever clients send', async () => {
    const { ask, lines, health } = await start({ demo: false });
    for (let at = 1; at <= 30; at += 1) await ask(`198.51.100.${at}`, '203.0.113.7');
    expect([lines.length, health.forwardedUntrusted]).toEqual([10, 30]);
  });

  test('is no error line in demo mode', async () => {
    const { ask, lines } = await start({});
    await ask('127.0.0.1', '203.0.113.7');
    expect(lines).toEqual([]);
  });
});
