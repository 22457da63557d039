import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { giveKey } from '#tests/support/nodes/giveKey.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';

interface Descriptor {
  descriptor: string;
}

describeWithNode('bitcoind', 'a payout', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('that a device signs', (engine) => {
    let stage: ChainStage;
    let alan: Person;
    let made: ReturnType<typeof payoutCalls>;
    let account: string;

    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('BTC', node.url));
      const { backend, grace } = stage;
      alan = await staff(backend, 'alan');
      made = payoutCalls(backend, grace);
      const seed = crypto.getRandomValues(new Uint8Array(32));
      await giveKey(node, seed);
      const body = newAccountKey({ btcNetwork: 'regtest', seed });
      account = body.key;
      const { token } = grace;
      expect((await callApi(backend, calls.accountKeys.add, { token, body })).status).toBe(200);
      await stage.read('BTC');
      const query = { coin: 'BTC', amount: '500' };
      const quote = await callApi(backend, calls.prices.quote, { token: stage.ada.token, query });
      await node.pay({ [quote.reply.data.address]: '0.01' });
      await node.mine(1);
      await stage.read('BTC');
      await keepCoin();
    });

    /** The wallet pays the tests with other coin. */
    const keepCoin = async () => {
      const coins = await stage.backend.db
        .selectFrom('chain_payments')
        .select(['txid', 'n as vout'])
        .where('spent_txid', 'is', null)
        .execute();
      await node.call('lockunspent', false, coins);
    };
    const twoWithdrawals = async () => {
      const legacy = await node.call<string>('getnewaddress', '', 'legacy');
      const taproot = await node.call<string>('getnewaddress', '', 'bech32m');
      const first = await made.approved('bob', { address: legacy });
      const second = await made.approved('carol', { address: taproot, amount: '150.5' });
      return [first.id, second.id];
    };
    const signed = async (id: string) => {
      const file = await made.psbt(id);
      const sign = [true, 'ALL', true, false];
      return (await node.call<{ psbt: string }>('walletprocesspsbt', file, ...sign)).psbt;
    };
    const keep = async () => {
      await stage.backend.advance(2_000);
      await keepPayouts(stage.backend.ports);
    };

    test('is sent by the node and settles its withdrawals together once it is in a block', async () => {
      const ids = await twoWithdrawals();
      const payout = await made.made(ids);
      expect(payout).toMatchObject({ state: 'draft', usd: '250.50', withdrawals: 2 });
      const { descriptor } = await node.call<Descriptor>(
        'getdescriptorinfo',
        `wpkh(${account}/1/*)`,
      );
      const change = await node.call<string[]>('deriveaddresses', descriptor, [0, 0]);
      expect([payout.changeAddress]).toEqual(change);
      const text = await made.psbt(payout._id);
      const { tx, fee } = await node.call<{ tx: { txid: string }; fee: number }>(
        'decodepsbt',
        text,
      );
      expect(tx.txid).toBe(payout.txid);
      expect(fee.toFixed(8)).toBe(payout.fee);
      expect(await made.sign(payout._id, await signed(payout._id))).toMatchObject({ status: 200 });
      await keep();
      expect(await made.read(payout._id)).toMatchObject({ state: 'signed', isAccepted: true });
      expect(await made.send(payout._id)).toMatchObject({ status: 200 });
      await keep();
      expect(await made.read(payout._id)).toMatchObject({ state: 'sent', problem: null });
      const { vsize } = await node.call<{ vsize: number }>('getmempoolentry', payout.txid);
      const paidFor = (Number(payout.fee) * 1e8) / 2;
      expect(paidFor).toBeGreaterThanOrEqual(vsize);
      expect(paidFor - vsize).toBeLessThan(4);
      await stage.read('BTC');
      await keep();
      for (const id of ids) expect(await made.withdrawal(id)).toMatchObject({ status: 'approved' });
      await node.mine(1);
      await stage.read('BTC');
      await keep();
      expect(await made.read(payout._id)).toMatchObject({ state: 'mined', confirmations: 1 });
      for (const id of ids) {
        expect(await made.withdrawal(id)).toMatchObject({
          ...{ status: 'paid', txid: payout.txid, paidBy: stage.grace.user.fullName },
          onChain: { state: 'mined', fits: true, confirmations: 1 },
        });
      }
      await sendDueMails(stage.backend.ports);
      const mails = stage.backend.mails.filter(({ subject }) => /paid/i.test(subject));
      expect(mails.map(({ to }) => to).toSorted()).toEqual([
        'bob@investor.example',
        'carol@investor.example',
      ]);
      // Change came back, and nothing of it is a theft.
      const alarms = await callApi(stage.backend, calls.alarms.list, { token: stage.grace.token });
      expect(alarms.reply.data).toEqual([]);
    });

    test('is found by its id where another program sent it', async () => {
      const [id = ''] = await twoWithdrawals();
      const payout = await made.made([id]);
      const { hex } = await node.call<{ hex: string }>('finalizepsbt', await signed(payout._id));
      expect(await node.call('sendrawtransaction', hex)).toBe(payout.txid);
      expect(await made.sign(payout._id, payout.txid)).toMatchObject({ status: 200 });
      await stage.read('BTC');
      await keep();
      expect(await made.read(payout._id)).toMatchObject({ state: 'sent', confirmations: 0 });
      expect(await made.cancel(payout._id)).toMatchObject({ status: 409 });
      await node.mine(1);
      await stage.read('BTC');
      await keep();
      expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid: payout.txid });
    });

    test('is not taken back as another transaction, although the device has signed that', async () => {
      const ids = await twoWithdrawals();
      const payout = await made.made(ids);
      const thief = await node.call<string>('getnewaddress');
      const { inputs } = await made.read(payout._id);
      const swapped = await node.call<string>(
        'createpsbt',
        inputs.map(({ txid, output }) => ({ txid, vout: output })),
        [{ [thief]: '0.0099' }],
      );
      const { psbt } = await node.call<{ psbt: string }>('walletprocesspsbt', swapped);
      const { hex } = await node.call<{ hex: string }>('finalizepsbt', psbt);
      for (const file of [psbt, hex]) {
        const { status, problem } = await made.sign(payout._id, file);
        expect([status, problem.message]).toEqual([
          422,
          expect.stringMatching(/another transaction/),
        ]);
      }
      expect(await made.read(payout._id)).toMatchObject({ state: 'draft' });
      const [unsigned, other] = [await made.psbt(payout._id), 'no file'];
      expect((await made.sign(payout._id, unsigned)).problem.message).toMatch(
        /signature is missing/,
      );
      expect((await made.sign(payout._id, other)).problem.message).toMatch(/neither a signed file/);
    });

    test('is refused by the node and can be cancelled where its coin was spent in between', async () => {
      const ids = await twoWithdrawals();
      const payout = await made.made(ids);
      const file = await signed(payout._id);
      const home = await node.call<string>('getnewaddress');
      const coin = payout.inputs.map(({ txid, output }) => ({ txid, vout: output }));
      const raw = await node.call<string>('createrawtransaction', coin, { [home]: '0.0099' });
      const { hex } = await node.call<{ hex: string }>('signrawtransactionwithwallet', raw);
      await node.call('sendrawtransaction', hex);
      expect(await made.sign(payout._id, file)).toMatchObject({ status: 200 });
      await keep();
      const refused = await made.read(payout._id);
      expect(refused).toMatchObject({ state: 'signed', isAccepted: false });
      expect(refused.problem).toMatch(/^The node does not take the transaction: /);
      expect(await made.send(payout._id)).toMatchObject({ status: 409 });
      await stage.read('BTC');
      expect((await made.sign(payout._id, file)).problem.message).toMatch(/spends coin of this/);
      expect(await made.cancel(payout._id)).toMatchObject({ status: 200 });
      const [id = ''] = ids;
      expect(await made.withdrawal(id)).toMatchObject({ status: 'approved', payingBy: null });
      await node.mine(1);
      expect(
        (await callApi(stage.backend, calls.alarms.list, { token: alan.token })).reply.data,
      ).toMatchObject([{ kind: 'theft' }]);
    });
  });
});
