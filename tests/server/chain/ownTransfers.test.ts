import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { chainPayment } from '#tests/support/nodes/chainPayment.ts';
import { spendOf } from '#tests/support/nodes/raiseAlarm.ts';
import { deposit, type Person, randomTxid } from '#tests/support/people.ts';
import { sharedAddress } from './sharedAddress.ts';

describeOnOneEngine('a payment at an address that several people use', (engine) => {
  let backend: Backend;
  let ada: Person;
  let grace: Person;
  beforeEach(async () => {
    ({ backend, grace, ada } = await sharedAddress(engine().db));
  });

  const submit = async (txid: string) => {
    const body = { amount: '500', coin: 'BTC' as const, txid };
    const { reply } = await callApi(backend, calls.deposits.create, { token: ada.token, body });
    await backend.advance(60_000);
    return reply.data._id;
  };
  const stateOf = async (id: string) => {
    const sent = { token: grace.token, params: { id } };
    return (await callApi(backend, calls.deposits.detail, sent)).reply.data.chain.state;
  };

  /** As the reading of a node does after it has stored a payment. */
  const linkNow = async (payment: string) => {
    const { rows } = await sql<{
      id: string | null;
    }>`SELECT link_payment(${payment}) AS id`.execute(backend.db);
    return rows[0]?.id;
  };

  test('that we sent ourselves covers no deposit, also where it is named', async () => {
    const txid = randomTxid();
    const id = await submit(txid);
    await spendOf(backend, txid);
    const payment = await chainPayment(backend, { txid, rateUsd: '65000' });
    expect(await linkNow(payment)).toBeNull();
    expect(await stateOf(id)).toBe('none');
    const { token } = grace;
    expect((await callApi(backend, calls.chain.unclaimed, { token })).reply.data).toEqual([]);
    const params = { id: payment };
    const userId = ada.user._id;
    const claimed = await callApi(backend, calls.chain.claim, { token, params, body: { userId } });
    const body = { depositId: await deposit(backend, ada) };
    const linked = await callApi(backend, calls.chain.link, { token, params, body });
    expect([claimed.status, linked.status]).toEqual([409, 409]);
  });

  test('covers the deposit no longer once it is seen that we sent it', async () => {
    const txid = randomTxid();
    const id = await submit(txid);
    expect(await linkNow(await chainPayment(backend, { txid, rateUsd: '65000' }))).toBe(id);
    expect(await stateOf(id)).toBe('enough');
    await spendOf(backend, txid);
    expect(await stateOf(id)).toBe('none');
  });

  test('from before a deposit is not taken by the first who names its id', async () => {
    const txid = randomTxid();
    const payment = await chainPayment(backend, { txid, rateUsd: '65000' });
    await backend.advance(1000);
    const id = await submit(txid);
    expect([await linkNow(payment), await stateOf(id)]).toEqual([null, 'none']);
  });

  test('is one for each deposit, although its owner names other ids later', async () => {
    const [first, second] = [randomTxid(), randomTxid()];
    const id = await submit(first);
    expect(await linkNow(await chainPayment(backend, { txid: first }))).toBe(id);
    const foreign = await chainPayment(backend, { txid: second });
    const named = { token: ada.token, params: { id }, body: { txid: second } };
    expect((await callApi(backend, calls.deposits.addProof, named)).status).toBe(200);
    const { reply } = await callApi(backend, calls.chain.unclaimed, { token: grace.token });
    expect([await linkNow(foreign), reply.data.map(({ _id }) => _id)]).toEqual([null, [foreign]]);
  });
});
