import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { chainMessages } from '#server/chain/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { addWallet, investor, type Person, randomTxid, staff } from '#tests/support/people.ts';

describeOnOneEngine('a payment without a deposit', (engine) => {
  let backend: Backend;
  let ada: Person;
  let grace: Person;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    ada = await investor(backend);
  });

  const claim = (id: string, body = {}) =>
    callApi(backend, calls.chain.claim, { token: grace.token, params: { id }, body });
  const unclaimed = async () =>
    (await callApi(backend, calls.chain.unclaimed, { token: grace.token })).reply.data;

  test('becomes a late deposit of whole dollars at the rate of its first sight, once', async () => {
    await addWallet(backend, grace);
    await chainRead(backend, 3);
    const txid = randomTxid();
    // 0.00769231 BTC at 65,000 are 500.00 dollars and a rest.
    const id = await chainPayment(backend, { txid, height: 1, rateUsd: '65000' });
    expect(await unclaimed()).toMatchObject([{ _id: id, usd: '500.00', user: null }]);
    const userId = ada.user._id;
    const both = await Promise.all([claim(id, { userId }), claim(id, { userId })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = both.find(({ status }) => status === 200)?.reply.data;
    expect(made).toMatchObject({ amount: '500', coin: 'BTC', status: 'pending' });
    expect(await unclaimed()).toEqual([]);
    const params = { id: made?._id ?? '' };
    const { token } = grace;
    const detail = await callApi(backend, calls.deposits.detail, { token, params });
    expect(detail.reply.data).toMatchObject({
      late: true,
      chain: { state: 'enough', suggestedUsd: '500.00', payments: [{ txid }] },
    });
    const depositId = params.id;
    const confirmed = await callApi(backend, calls.deposits.confirm, {
      ...{ token, params: { depositId } },
      body: { note: 'Sent after the quote.' },
    });
    expect([confirmed.status, confirmed.problem?.fields]).toEqual([200, undefined]);
  });

  test('at the address of an investor belongs to them, and to no other', async () => {
    const { token } = grace;
    await callApi(backend, calls.accountKeys.add, { token, body: newAccountKey() });
    const query = { coin: 'BTC', amount: '500' };
    const quote = await callApi(backend, calls.prices.quote, { token: ada.token, query });
    const { address } = quote.reply.data;
    const eve = await investor(backend, 'eve');
    const id = await chainPayment(backend, { address, rateUsd: '65000' });
    const wrong = await claim(id, { userId: eve.user._id });
    expect([wrong.status, wrong.problem.fields?.userId]).toEqual([422, chainMessages.ofAnother]);
    expect(await unclaimed()).toMatchObject([{ address, user: { _id: ada.user._id } }]);
    expect((await claim(id)).status).toBe(200);
    const own = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(own.reply.data).toMatchObject([{ amount: 500, status: 'pending' }]);
  });

  test('stays in the list while it is in no block, worth too little or of no person', async () => {
    await addWallet(backend, grace);
    const userId = ada.user._id;
    const waiting = await chainPayment(backend, { height: null, rateUsd: '65000' });
    expect((await claim(waiting, { userId })).status).toBe(409);
    const dust = await chainPayment(backend, { units: '1000', rateUsd: '65000' });
    expect((await claim(dust, { userId })).problem.message).toBe(chainMessages.worthLess);
    const mined = await chainPayment(backend, { rateUsd: '65000' });
    expect((await claim(mined)).problem.fields?.userId).toBe(chainMessages.whose);
    const own = await claim(mined, { userId: grace.user._id });
    expect(own.status).toBe(403);
    expect(await unclaimed()).toHaveLength(3);
  });
});
