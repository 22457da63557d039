import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import type { Backend } from '#mocks/backend.ts';
import { recordPayment } from '#server/chain/record/recordPayment.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { investor, type Person, randomTxid, staff } from '#tests/support/people.ts';
import { sharedAddress } from './sharedAddress.ts';

const hourMs = 60 * 60_000;

describeOnOneEngine('a payment to an address that many use', (engine) => {
  let backend: Backend;
  let ada: Person;
  let grace: Person;
  beforeEach(async () => {
    ({ backend, grace, ada } = await sharedAddress(engine().db));
  });

  const quoted = async ({ token }: Person, amount = '500') => {
    const query = { coin: 'BTC', amount };
    const { reply } = await callApi(backend, calls.prices.quote, { token, query });
    await backend.advance(60_000);
    return reply.data.quoteId;
  };
  const submit = async ({ token }: Person, quoteId: string, txid: string) => {
    const body = { amount: '500', coin: 'BTC' as const, quoteId, txid };
    return (await callApi(backend, calls.deposits.create, { token, body })).reply.data._id;
  };
  const detail = async (id: string) =>
    (await callApi(backend, calls.deposits.detail, { token: grace.token, params: { id } })).reply
      .data;
  const confirm = (depositId: string, { token }: Person = grace, note?: string) =>
    callApi(backend, calls.deposits.confirm, { token, params: { depositId }, body: { note } });

  test('of another amount than the quote asked is given to no deposit by its id', async () => {
    const [quoteId, txid] = [await quoted(ada), randomTxid()];
    await chainPayment(backend, { txid, units: '769232', rateUsd: '65000' });
    const id = await submit(ada, quoteId, txid);
    expect((await detail(id)).chain.state).toBe('none');
  });

  test('that two investors were asked for is given by staff, and takes two of them', async () => {
    const eve = await investor(backend, 'eve');
    const alan = await staff(backend, 'alan');
    const [, quoteId] = [await quoted(ada), await quoted(eve)];
    const txid = randomTxid();
    const payment = await chainPayment(backend, { txid, rateUsd: '65000' });
    const id = await submit(eve, quoteId, txid);
    expect((await detail(id)).chain.state).toBe('none');
    const params = { id: payment };
    const link = { token: grace.token, params, body: { depositId: id } };
    expect((await callApi(backend, calls.chain.link, link)).status).toBe(200);
    expect((await detail(id)).chain.state).toBe('enough');
    const first = await confirm(id);
    expect(first.reply.message).toMatch(/1 of 2/);
    expect((await confirm(id, alan)).reply.data.status).toBe('confirmed');
  });

  test('of exactly the quote is given to its deposit, which one person confirms', async () => {
    await staff(backend, 'alan');
    const [quoteId, txid] = [await quoted(ada), randomTxid()];
    await chainPayment(backend, { txid, rateUsd: '65000' });
    const id = await submit(ada, quoteId, txid);
    expect((await detail(id)).chain.state).toBe('enough');
    expect((await confirm(id)).reply.data.status).toBe('confirmed');
  });

  test('is given by staff where the quote was opened as it came', async () => {
    const { token } = ada;
    const query = { coin: 'BTC', amount: '500' };
    const { quoteId } = (await callApi(backend, calls.prices.quote, { token, query })).reply.data;
    await backend.advance(20_000);
    const txid = randomTxid();
    await chainPayment(backend, { txid, rateUsd: '65000' });
    expect((await detail(await submit(ada, quoteId, txid))).chain.state).toBe('none');
  });

  /** Sent in time, and in a block so much later than the end of its quote. */
  const minedAfter = async (ms: number) => {
    const [quoteId, txid] = [await quoted(ada), randomTxid()];
    await chainPayment(backend, { txid, height: null, rateUsd: '65000' });
    const id = await submit(ada, quoteId, txid);
    const { db } = backend;
    const address = await db
      .selectFrom('receiving_addresses')
      .select('id')
      .executeTakeFirstOrThrow();
    await backend.advance(quoteMs + ms);
    const at = backend.clock.now();
    const block = { hash: 'a', height: 1 };
    await db.transaction().execute((trx) =>
      recordPayment(
        trx,
        {
          ...{ addressId: address.id, txid, n: 0, units: 769_231n, block, minedAt: at },
          ...{ spends: [], proof: null },
        },
        { coin: 'BTC', source: '1', rateUsd: '50000', at },
      ),
    );
    await chainRead(backend, 3);
    grace.token = (await staff(backend, `otto${ms}`)).token;
    return detail(id);
  };

  test('that was held back for hours after its quote is late, at the rate of its block', async () => {
    const late = await minedAfter(4 * hourMs);
    expect(late).toMatchObject({ noteRequired: ['late'], chain: { state: 'late' } });
    await changeAudited(backend.db, (trx) =>
      trx.updateTable('settings').set({ late_rate: 'seen' }).execute(),
    );
    const atItsRate = { state: 'short', suggestedUsd: '384.61' };
    expect((await detail(late._id)).chain).toMatchObject(atItsRate);
  });

  test('that is named by two deposits takes two people', async () => {
    const eve = await investor(backend, 'eve');
    await staff(backend, 'alan');
    const [quoteId, txid] = [await quoted(ada), randomTxid()];
    await chainPayment(backend, { txid, rateUsd: '65000' });
    const id = await submit(ada, quoteId, txid);
    const body = { amount: '70', coin: 'BTC' as const, txid };
    await callApi(backend, calls.deposits.create, { token: eve.token, body });
    const first = await confirm(id, grace, 'The exchange shows it.');
    expect(first.reply.message).toMatch(/1 of 2/);
  });

  test('that was mined soon after its quote counts at the rate of the quote', async () => {
    expect((await minedAfter(2 * hourMs)).chain).toMatchObject({
      ...{ state: 'enough', suggestedUsd: '500.00' },
    });
  });
});
