import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { stepGone } from '#server/prices/level.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { fakeServices, indexReply, serviceReply } from '#tests/support/priceAnswers.ts';

describeOnOneEngine('a price step of over 10 %', (engine) => {
  /** A house in production that quotes bitcoin at 65,000 by both sources. */
  async function start() {
    const fake = fakeServices({ index: '', service: '' });
    const config = { demo: false };
    const backend = await startBackend({ db: engine().db, prices: fake.prices, config });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    const says = (dollars: string, service = dollars) => {
      fake.index = indexReply(dollars);
      fake.service = serviceReply(service);
    };
    const quote = async () => {
      const query = { coin: 'BTC', amount: '500' };
      const { status, reply } = await callApi(backend, calls.prices.quote, {
        token: ada.token,
        query,
      });
      return status === 200 ? reply.data.rate : status;
    };
    const steps = async () =>
      (await callApi(backend, calls.overview.read, { token: grace.token })).reply.data.prices.steps;
    const accept = (usd: string) =>
      callApi(backend, calls.prices.accept, { token: grace.token, body: { coin: 'BTC', usd } });
    says('65000');
    expect(await quote()).toBe('65000.00');
    backend.clock.advance(30_000);
    return { backend, fake, says, quote, steps, accept, grace };
  }

  test.each([
    ['71500', '71500.00'],
    ['59091', '59091.00'],
    ['71501', 503],
    ['59090', 503],
    ['6500000', 503],
  ])('%s gives %s at the first reading', async (dollars, expected) => {
    const { says, quote } = await start();
    says(dollars);
    expect(await quote()).toBe(expected);
  });

  test('is quoted after a second reading, 30 s later at least', async () => {
    const { backend, says, quote, steps } = await start();
    says('72800');
    expect(await quote()).toBe(503);
    const since = backend.clock.now().toISOString();
    expect(await steps()).toEqual([
      { coin: 'BTC', before: '65000.00', after: '72800.00', percent: 12, since },
    ]);
    backend.clock.advance(29_999);
    expect(await quote()).toBe(503);
    backend.clock.advance(1);
    says('73000');
    expect(await quote()).toBe('73000.00');
    expect(await steps()).toEqual([]);
  });

  test('waits while a second reading fails, has one source or disagrees', async () => {
    const { backend, fake, says, quote, steps } = await start();
    says('80000');
    await quote();
    fake.service = new Error('gone');
    backend.clock.advance(30_000);
    expect(await quote()).toBe(503);
    says('90000');
    backend.clock.advance(30_000);
    expect(await quote()).toBe(503);
    expect((await steps())[0]?.after).toBe('90000.00');
    says('66000');
    backend.clock.advance(30_000);
    expect(await quote()).toBe('66000.00');
    expect(await steps()).toEqual([]);
  });

  test('is not confirmed by the same reply read twice', async () => {
    const { backend, fake, quote } = await start();
    const seconds = Math.floor(backend.clock.now().getTime() / 1000);
    fake.index = indexReply('80000');
    fake.service = `{"bitcoin":{"usd":80000,"last_updated_at":${seconds}}}`;
    await quote();
    backend.clock.advance(30_000);
    expect(await quote()).toBe(503);
    fake.service = `{"bitcoin":{"usd":80000,"last_updated_at":${seconds + 60}}}`;
    backend.clock.advance(30_000);
    expect(await quote()).toBe('80000.00');
  });

  test('waits after a long outage as well', async () => {
    const { backend, says } = await start();
    backend.clock.advance(7 * 3_600_000);
    const eve = await investor(backend, 'eve');
    says('80000');
    const query = { coin: 'BTC', amount: '500' };
    const first = await callApi(backend, calls.prices.quote, { token: eve.token, query });
    expect(first.status).toBe(503);
    backend.clock.advance(30_000);
    const second = await callApi(backend, calls.prices.quote, { token: eve.token, query });
    expect(second.reply.data.rate).toBe('80000.00');
  });

  test('is quoted once staff accept the price they saw, which the log keeps', async () => {
    const { backend, says, quote, accept } = await start();
    says('80000');
    await quote();
    const other = await accept('81000.00');
    expect([other.status, other.problem.message]).toEqual([409, stepGone]);
    expect((await accept('80000.00')).status).toBe(200);
    expect(await quote()).toBe('80000.00');
    expect((await accept('80000.00')).status).toBe(409);
    const line = await backend.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'rate.accept')
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ coin: 'BTC', before: '65000.00', after: '80000.00' });
  });

  test('is accepted with a recent password only', async () => {
    const { backend, says, quote, accept } = await start();
    says('80000');
    await quote();
    backend.clock.advance(10 * 60_000);
    expect((await accept('80000.00')).problem.code).toBe('reauthenticate');
  });
});
