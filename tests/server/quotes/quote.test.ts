import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import type { BackendOptions } from '#mocks/mockPorts.ts';
import { quoteMessages } from '#server/quotes/messages.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff, walletAddresses } from '#tests/support/people.ts';
import { fakeServices, indexReply, serviceReply } from '#tests/support/priceAnswers.ts';

describeOnOneEngine('a quote', (engine) => {
  const start = async (options: BackendOptions = {}) => {
    const backend = await startBackend({ db: engine().db, ...options });
    const grace = await staff(backend);
    return { backend, grace, ada: await investor(backend) };
  };
  const ask = (backend: Backend, token: string, coin: string, amount: string) =>
    callApi(backend, calls.prices.quote, { token, query: { coin, amount } });

  test('of $200 in Ethereum at the example rate is 0.004445 ETH (S-221, S-223)', async () => {
    const { backend, grace, ada } = await start();
    const walletId = await addWallet(backend, grace, 'ETH');
    const asOf = backend.clock.now();
    const { reply } = await ask(backend, ada.token, 'ETH', '200');
    expect(reply.data).toEqual({
      quoteId: expect.any(String),
      createdAt: asOf.toISOString(),
      sentAt: null,
      depositId: null,
      coin: 'ETH',
      amount: '200',
      coinAmount: '0.004445',
      rate: '44998.00',
      sources: ['example rate'],
      asOf: asOf.toISOString(),
      expiresAt: new Date(asOf.getTime() + 15 * 60_000).toISOString(),
      example: true,
      address: walletAddresses.ETH,
      walletId,
    });
  });

  test('names both sources that agreed, and keeps every digit of the rate', async () => {
    const index = indexReply('1,000,000.12345678');
    const fake = fakeServices({ index, service: serviceReply('1000001') });
    const { backend, grace, ada } = await start({ prices: fake.prices });
    await addWallet(backend, grace);
    const { reply } = await ask(backend, ada.token, 'BTC', '999999999');
    expect(reply.data).toMatchObject({
      rate: '1000000.12345678',
      coinAmount: '999.99987554',
      sources: ['price index', 'price service'],
      example: false,
    });
  });

  test('keeps its address and rate when both change afterwards (S-227, S-228)', async () => {
    const fake = fakeServices({ service: serviceReply('65000') });
    const { backend, grace, ada } = await start({ prices: fake.prices });
    await addWallet(backend, grace);
    const { reply } = await ask(backend, ada.token, 'BTC', '500');
    const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    backend.clock.advance(30_000);
    fake.service = serviceReply('80000');
    const body = { walletAdd: other, walletType: 'btc' } as const;
    await callApi(backend, calls.wallets.add, { token: grace.token, body });
    const next = await ask(backend, ada.token, 'BTC', '500');
    expect(next.reply.data).toMatchObject({ address: other, rate: '80000.00' });
    const kept = await backend.db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', reply.data.quoteId)
      .executeTakeFirst();
    expect(kept).toMatchObject({
      address: walletAddresses.BTC,
      rate_usd: '65000.00000000',
      coin_units: '769231',
    });
  });

  test.each([
    ['no source is configured', {}],
    ['every source fails', { index: new Error('gone'), service: '{}' }],
    ['one of two fails', { index: new Error('gone'), service: serviceReply('65000') }],
    ['only one is configured', { service: serviceReply('65000') }],
    ['two disagree', { index: indexReply('65,000'), service: serviceReply('70000') }],
  ])('is refused in production when %s (S-226)', async (_why, given) => {
    const { prices } = fakeServices(given);
    const { backend, grace, ada } = await start({ prices, config: { demo: false } });
    await addWallet(backend, grace);
    const { status, problem, headers } = await ask(backend, ada.token, 'BTC', '500');
    expect([status, problem.message]).toEqual([503, quoteMessages.rateUnavailable]);
    expect(headers.get('Retry-After')).toBe('60');
  });

  test('is refused once the last rate is older than two minutes', async () => {
    const fake = fakeServices({ service: serviceReply('65000') });
    const config = { demo: false, priceSingleSource: true };
    const { backend, grace, ada } = await start({ prices: fake.prices, config });
    await addWallet(backend, grace);
    expect((await ask(backend, ada.token, 'BTC', '500')).status).toBe(200);
    fake.service = new Error('timeout');
    backend.clock.advance(120_001);
    expect((await ask(backend, ada.token, 'BTC', '500')).status).toBe(503);
  });

  test('is refused while no wallet is set up for its coin (S-208)', async () => {
    const { backend, grace, ada } = await start();
    await addWallet(backend, grace, 'ETH');
    const { status, problem } = await ask(backend, ada.token, 'BTC', '500');
    expect([status, problem.message]).toEqual([409, walletMessages.noWallet]);
  });

  test.each([
    ['BTC', '50.5', messages.amountNotANumber],
    ['BTC', '-50', messages.amountNotANumber],
    ['BTC', '1e3', messages.amountNotANumber],
    ['BTC', ' 50', messages.amountNotANumber],
    ['BTC', '1234567890', messages.amountNotANumber],
    ['BTC', '', messages.selectModeAndAmount],
    ['', '500', messages.selectModeAndAmount],
    ['DOGE', '500', messages.selectModeAndAmount],
    ['BTC', '49', 'Minimum: 50.00 USD'],
    ['BTC', '0', 'Minimum: 50.00 USD'],
  ])('of %j and %j is refused: %s', async (coin, amount, sentence) => {
    const { backend, grace, ada } = await start();
    await addWallet(backend, grace);
    const { status, problem } = await ask(backend, ada.token, coin, amount);
    expect([status, problem.message]).toEqual([422, sentence]);
    expect(problem.fields).toEqual({ amount: sentence });
  });

  test('needs a token', async () => {
    const { backend } = await start();
    expect((await ask(backend, 'forged', 'BTC', '500')).status).toBe(401);
  });
});
