import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { chainMessages } from '#server/chain/messages.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { addresses, type Person, randomTxid, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';
import { answerBy, type Replies, takingNode } from './takingNode.ts';

const unknown = { error: { code: -5, message: 'No such transaction.' } };
const unspent = { result: { confirmations: 3 } };

describeOnOneEngine('a payout that was sent, and whose rows were taken back', (engine) => {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  let backend: Backend;
  let grace: Person;
  let made: ReturnType<typeof payoutCalls>;
  let id: string;
  let txid: string;
  let replies: Replies;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    backend.ports.log = () => undefined;
    replies = { sendrawtransaction: { result: '' } };
    takingNode(
      backend,
      answerBy(() => replies),
    );
    grace = await staff(backend);
    made = payoutCalls(backend, grace);
    await keyWithCoin(backend, grace, { seed });
    ({ id } = await made.approved('bob', { address: addresses.BTC }));
    const payout = await made.made([id]);
    ({ txid } = payout);
    const signed = await signedByDevice(backend, { id: payout._id, seed });
    expect((await made.sign(payout._id, signed)).status).toBe(200);
    await acceptPayout(backend, payout._id);
    expect((await made.send(payout._id)).status).toBe(200);
    await keepPayouts(backend.ports);
    expect(await made.read(payout._id)).toMatchObject({ state: 'sent' });
    // The role of the server writes that a block has another transaction, and takes it back.
    await spend(randomTxid(), 950);
    expect((await made.cancel(payout._id)).status).toBe(200);
    await spend(null, null);
  });

  const spend = (by: string | null, height: number | null) =>
    backend.db
      .updateTable('chain_payments')
      .set({ spent_txid: by, spent_height: height })
      .execute();
  const refused = (message: string) => ({ status: 409, problem: { message } });
  const on = () => ({ token: grace.token, params: { id } });
  const start = () => callApi(backend, calls.withdrawals.startPayment, on());
  const pay = (by: string) =>
    callApi(backend, calls.withdrawals.pay, {
      ...on(),
      body: { txid: by, coinAmount: '0.00153846', note: 'It is this one.' },
    });

  test('is not paid a second time while the node has its transaction', async () => {
    replies = { getmempoolentry: { result: {} }, gettxout: unspent };
    for (const reply of [await made.make([id]), await start(), await pay(randomTxid())]) {
      expect(reply).toMatchObject(refused(chainMessages.earlierSent));
    }
    replies = {};
    expect(await made.make([id])).toMatchObject(refused(chainMessages.earlierUnread));
    replies = { getmempoolentry: unknown, gettxout: unspent };
    expect((await start()).status).toBe(200);
    expect((await made.make([id])).status).toBe(200);
  });

  test('is not paid a second time while its coin is spent, and the rows do not show for what', async () => {
    replies = {
      ...{ getmempoolentry: unknown, gettxout: { result: null }, getblockcount: { result: 0 } },
      ...{ getblockhash: { result: 'aa' }, getrawtransaction: unknown, validateaddress: unknown },
    };
    expect(await made.make([id])).toMatchObject(refused(chainMessages.earlierSpent));
    expect(await start()).toMatchObject(refused(chainMessages.earlierSpent));
    await spend(randomTxid(), 950);
    expect((await start()).status).toBe(200);
  });

  test('is recorded by hand, also while the node has it', async () => {
    replies = { getmempoolentry: { result: {} }, gettxout: unspent };
    expect((await pay(txid)).status).toBe(200);
    expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid });
  });
});
