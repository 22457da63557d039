import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs, isoDay } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { fakeServices, indexReply } from '#tests/support/priceAnswers.ts';

describeOnEngines('the history of rates', (engine) => {
  test('holds the last rate of each day in UTC as its close (S-156)', async () => {
    const fake = fakeServices({ index: indexReply('65,000') });
    const backend = await startBackend({ db: engine().db, prices: fake.prices });
    await callApi(backend, calls.prices.rates);
    backend.clock.advance(14 * 3_600_000);
    fake.index = indexReply('66,000.25');
    await callApi(backend, calls.prices.rates);
    backend.clock.advance(3_600_000);
    fake.index = indexReply('67,000');
    await callApi(backend, calls.prices.rates);
    const { reply } = await callApi(backend, calls.prices.history);
    expect(reply.data).toEqual([
      { date: '2026-03-02', close: 66000.25, source: 'price index' },
      { date: '2026-03-03', close: 67000, source: 'price index' },
    ]);
  });

  test('never holds an example, nor a rate that sources disagree on', async () => {
    const fake = fakeServices({
      index: indexReply('65,000'),
      service: '{"bitcoin":{"usd":70000}}',
    });
    const backend = await startBackend({ db: engine().db, prices: fake.prices });
    expect((await callApi(backend, calls.prices.rates)).reply.data.BTC?.example).toBe(true);
    expect((await callApi(backend, calls.prices.history)).reply.data).toEqual([]);
  });

  test('goes back the number of months in the query, 12 by default', async () => {
    const backend = await startBackend({ db: engine().db });
    const now = backend.clock.now().getTime();
    const days = [400, 360, 32, 20].map((ago) => ({
      asset: 'BTC' as const,
      day: isoDay(new Date(now - ago * dayMs)),
      usd: String(60_000 + ago),
      source: 'import',
    }));
    await backend.db.insertInto('rate_days').values(days).execute();
    const closes = async (months?: number) => {
      const query = months === undefined ? {} : { months };
      const { reply } = await callApi(backend, calls.prices.history, { query });
      return reply.data.map(({ close }) => close);
    };
    expect(await closes()).toEqual([60_360, 60_032, 60_020]);
    expect(await closes(1)).toEqual([60_020]);
    expect(await closes(2)).toEqual([60_032, 60_020]);
  });

  test.each([0, 13, 1.5])('refuses %s months', async (months) => {
    const backend = await startBackend({ db: engine().db });
    const { status } = await callApi(backend, calls.prices.history, { query: { months } });
    expect(status).toBe(400);
  });
});
