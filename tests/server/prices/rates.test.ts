import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import type { Config } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { fakeServices, indexReply, serviceReply } from '#tests/support/priceAnswers.ts';

describeOnOneEngine('rates', (engine) => {
  const single = { priceSingleSource: true };
  const start = (fake: ReturnType<typeof fakeServices>, config: Partial<Config> = {}) =>
    startBackend({ db: engine().db, prices: fake.prices, config: { demo: false, ...config } });
  const ratesOf = async (backend: Awaited<ReturnType<typeof start>>) =>
    (await callApi(backend, calls.prices.rates)).reply.data;

  test('come from both shapes, Bitcoin from the index if both answer (S-219, S-220)', async () => {
    const index = indexReply('65,000.50', '60,000.00', '19.1149');
    const fake = fakeServices({ index, service: serviceReply('65100') });
    const backend = await start(fake);
    const at = backend.clock.now().toISOString();
    const shared = { at, stale: false, example: false };
    expect(await ratesOf(backend)).toEqual({
      BTC: { usd: '65000.50', source: 'price index', ...shared },
      ETH: { usd: '3400.51478166', source: 'price index', ...shared },
      EUR: { usd: '1.08334167', source: 'price index', ...shared },
    });
  });

  test('are asked for at most once per 30 s, however many visitors come (S-224)', async () => {
    const fake = fakeServices({ index: indexReply('65,000'), service: serviceReply('65000') });
    const backend = await start(fake);
    await Promise.all(Array.from({ length: 20 }, () => ratesOf(backend)));
    expect(fake.calls).toEqual({ index: 1, service: 1 });
    backend.clock.advance(29_999);
    await ratesOf(backend);
    expect(fake.calls).toEqual({ index: 1, service: 1 });
    backend.clock.advance(1);
    await ratesOf(backend);
    expect(fake.calls).toEqual({ index: 2, service: 2 });
  });

  test('are fetched by one of two processes, and the other waits for them', async () => {
    let answer = (_: string) => {};
    const fake = fakeServices({ service: new Promise((resolve) => (answer = resolve)) });
    const first = await start(fake, single);
    const second = await start(fake, single);
    const both = Promise.all([ratesOf(first), ratesOf(second)]);
    await expect.poll(() => fake.calls.service).toBe(1);
    answer(serviceReply('65000'));
    const [a, b] = await both;
    expect(a.BTC?.usd).toBe('65000.00');
    expect(b).toEqual(a);
    expect(fake.calls.service).toBe(1);
  });

  test.each<[where: string, config: Partial<Config>, usable: object | null]>([
    ['not in production', {}, null],
    ['with PRICE_SINGLE_SOURCE', single, { usd: '65000.00', source: 'price service' }],
    ['in demo mode', { demo: true }, { usd: '65000.00', source: 'price service' }],
  ])('of one source are used while the other fails: %s', async (_where, config, usable) => {
    const fake = fakeServices({ index: new Error('gone'), service: serviceReply('65000') });
    const rates = await ratesOf(await start(fake, config));
    if (usable) expect(rates.BTC).toMatchObject(usable);
    else expect(rates.BTC).toBeNull();
    if (config.demo) expect(rates.EUR?.example).toBe(true);
    else expect(rates.EUR).toBeNull();
  });

  test('of ether need two sources as well', async () => {
    const fake = fakeServices({ index: indexReply('65,000'), service: serviceReply('65000') });
    const { BTC, ETH } = await ratesOf(await start(fake));
    expect([BTC?.usd, ETH]).toEqual(['65000.00', null]);
  });

  test.each([
    ['100,000', '102000', '100000.00'],
    ['102,000', '100000', '102000.00'],
    ['100,000', '102000.01', undefined],
    ['102,000.01', '100000', undefined],
  ])('of %s and %s give %s: they may differ by 2 %%', async (index, service, usd) => {
    const ether = `{"ethereum":{"usd":3400.5},${indexReply(index).slice(1)}`;
    const fake = fakeServices({ index: ether, service: serviceReply(service) });
    const rates = await ratesOf(await start(fake));
    expect(rates.BTC?.usd).toBe(usd);
    expect(rates.ETH?.usd).toBe('3400.50');
  });

  test('grow stale with their time when upstream stops answering', async () => {
    const fake = fakeServices({ service: serviceReply('65000') });
    const backend = await start(fake, single);
    const at = backend.clock.now().toISOString();
    await ratesOf(backend);
    fake.service = new Error('timeout');
    backend.clock.advance(120_000);
    expect((await ratesOf(backend)).BTC).toMatchObject({ at, stale: false });
    backend.clock.advance(1);
    expect((await ratesOf(backend)).BTC).toMatchObject({ usd: '65000.00', at, stale: true });
  });

  test('of a source that froze grow stale by its own time', async () => {
    const reply = (seconds: number) =>
      `{"bitcoin":{"usd":65000,"last_updated_at":${Math.floor(seconds)}}}`;
    const fake = fakeServices({ service: '' });
    const backend = await start(fake, single);
    const updated = backend.clock.now();
    fake.service = reply(updated.getTime() / 1000);
    backend.clock.advance(60_000);
    const at = updated.toISOString();
    expect((await ratesOf(backend)).BTC).toMatchObject({ at, stale: false });
    backend.clock.advance(60_001);
    expect((await ratesOf(backend)).BTC).toMatchObject({ at, stale: true });
    expect(fake.calls.service).toBe(2);
    fake.service = reply(backend.clock.now().getTime() / 1000 + 3600);
    backend.clock.advance(30_000);
    expect((await ratesOf(backend)).BTC).toMatchObject({ at, stale: true });
  });

  test('follow a clock that is put back', async () => {
    const fake = fakeServices({ service: serviceReply('65000') });
    const backend = await start(fake, single);
    backend.clock.advance(dayMs);
    await ratesOf(backend);
    backend.clock.advance(-dayMs);
    const at = backend.clock.now().toISOString();
    expect((await ratesOf(backend)).BTC).toMatchObject({ at, stale: false });
    expect(fake.calls.service).toBe(2);
  });

  test('keep the raw replies, with the reason of what was refused', async () => {
    const fake = fakeServices({
      index: indexReply('0', '60,000'),
      service: '{"bitcoin":{"usd":65000},"x":"a\0b"',
    });
    const backend = await start(fake);
    expect(await ratesOf(backend)).toEqual({ BTC: null, ETH: null, EUR: null });
    backend.clock.advance(30_000);
    fake.index = new Error('The price service answered 503.');
    fake.service = serviceReply('65000', '0');
    await ratesOf(backend);
    const rows = await backend.db
      .selectFrom('rate_replies')
      .select(['source', 'raw', 'refused'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { source: 'index', raw: indexReply('0', '60,000'), refused: 'bpi.USD.rate is zero.' },
      {
        source: 'service',
        raw: '{"bitcoin":{"usd":65000},"x":"a\uFFFDb"',
        refused: 'The reply is not JSON.',
      },
      { source: 'index', raw: '', refused: 'No reply: The price service answered 503.' },
      { source: 'service', raw: serviceReply('65000', '0'), refused: 'ethereum.usd is zero.' },
    ]);
  });

  test('are labelled examples in demo mode, and only there (S-223, S-226)', async () => {
    const none = fakeServices({});
    expect(await ratesOf(await start(none, { demo: true }))).toMatchObject({
      BTC: { usd: '65000.00', source: 'example rate', example: true, stale: false },
      ETH: { usd: '44998.00', source: 'example rate', example: true, stale: false },
      EUR: { usd: '1.08', source: 'example rate', example: true, stale: false },
    });
    expect(await ratesOf(await start(none))).toEqual({ BTC: null, ETH: null, EUR: null });
  });

  test('of a real source take the place of examples', async () => {
    const fake = fakeServices({ service: serviceReply('70000') });
    const { BTC } = await ratesOf(await start(fake, { demo: true }));
    expect(BTC).toMatchObject({ usd: '70000.00', example: false });
  });
});
