import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { startBackend } from '#mocks/backend.ts';
import { make } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

describeOnEngines('an allowance by address', (engine) => {
  /** Registers once more than one address may, each time as if from another one. */
  const registerAll = async (
    trustedProxies: string[],
    addressOf = (at: number) => `203.0.113.${at}`,
  ) => {
    const config = { limitFactor: 1, trustedProxies };
    const backend = await startBackend({ db: engine().db, config });
    const statuses: number[] = [];
    for (let at = 0; at <= limits.signUpPerAddress.count; at += 1) {
      const password = { password: 'QuietHarbour#9', confirmPassword: 'QuietHarbour#9' };
      const names = { fullName: 'Ada', userName: `ada${at}`, email: `ada${at}@investor.example` };
      const { status } = await make(backend, calls.auth.signUp, {
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
