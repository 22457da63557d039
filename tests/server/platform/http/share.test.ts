import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits, type Share, shares } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  investor,
  investorPassword,
  type Person,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { indexReply } from '#tests/support/priceAnswers.ts';

const nobodysId = '11111111-1111-4111-8111-111111111111';

/** The statuses of `count` sequential calls of one user. */
async function burst(backend: Backend, { token }: Person, count: number) {
  const statuses: number[] = [];
  for (let call = 0; call < count; call += 1) {
    statuses.push((await callApi(backend, calls.auth.sessions, { token })).status);
  }
  return statuses;
}

describeOnOneEngine('the share of one user', (engine) => {
  const start = (rateLimitFactor = 1) =>
    startBackend({ db: engine().db, config: { rateLimitFactor: rateLimitFactor } });

  test('is a burst and then a number of calls a second; others and staff go on', async () => {
    const backend = await start();
    const ada = await investor(backend);
    const bob = await investor(backend, 'bob');
    const grace = await staff(backend);
    const { burst: most, perSecond }: Share = shares.user;
    expect(await burst(backend, ada, most)).toEqual(Array(most).fill(200));
    const refused = await callApi(backend, calls.auth.sessions, { token: ada.token });
    expect([refused.status, refused.problem.message]).toEqual([429, platformMessages.tooMany]);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(await burst(backend, bob, 1)).toEqual([200]);
    expect(await burst(backend, grace, most + 1)).toEqual(Array(most + 1).fill(200));
    backend.clock.advance(1_000);
    expect(await burst(backend, ada, perSecond + 1)).toEqual([...Array(perSecond).fill(200), 429]);
  });

  test('is not used up by a clock that was far ahead for a moment', async () => {
    const backend = await start();
    const ada = await investor(backend);
    const { clock } = backend.ports;
    backend.ports.clock = () => new Date(clock().getTime() + 10 * 60_000);
    await burst(backend, ada, shares.user.burst);
    backend.ports.clock = clock;
    // Sessions of that moment are refused, so the owner signs in again.
    const again = await signIn(backend, 'ada', investorPassword);
    expect(await burst(backend, again, 1)).toEqual([200]);
  });

  test('is a few calls at once; the next wait in line, and more are refused', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const prices = { index: () => released.then(() => indexReply('65000')) };
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 }, prices });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const { token } = grace;
    const { atOnce, waiting, burst: most }: Share = shares.admin;
    const tooMany = 10;
    const sent = atOnce + waiting + tooMany;
    expect(sent).toBeLessThan(most);
    const running = async () => {
      const counted = backend.db.selectFrom('rate_limits').select('used');
      return (await counted.where('key', 'like', 'quotesPerUser:%').executeTakeFirst())?.used;
    };
    const refused: (string | null)[] = [];
    const query = { coin: 'BTC', amount: '500' };
    const all = Array.from({ length: sent }, async () => {
      const { status, headers } = await callApi(backend, calls.prices.quote, { token, query });
      if (status === 429) refused.push(headers.get('Retry-After'));
      return status;
    });
    await vi.waitFor(() => expect(refused).toEqual(Array(tooMany).fill('5')), 10_000);
    await vi.waitFor(async () => expect(await running()).toBe(atOnce), 10_000);
    release();
    const statuses = await Promise.all(all);
    // All that waited were served: as many as the limit of quotes allows got one.
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      rateLimits.quotesPerUser.count,
    );
    expect(refused.filter((wait) => wait === '5')).toHaveLength(tooMany);
  });

  test.each(['user', 'admin'] as const)('covers every call with access %s', async (access) => {
    const roomy = await start(1000);
    const who = access === 'admin' ? await staff(roomy) : await investor(roomy);
    const backend = await start(0.1);
    await burst(backend, who, shares[access].burst * 0.1);
    const signedIn = rows.filter(([, call]) => call.access === access);
    expect(signedIn.length).toBeGreaterThan(10);
    for (const [name, call] of signedIn) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
      const params = Object.fromEntries(names.map((param) => [param, nobodysId]));
      const sent = { params, body: call.body ? {} : undefined, token: who.token };
      expect([name, (await callApi(backend, call, sent as never)).status]).toEqual([name, 429]);
    }
  });
});
