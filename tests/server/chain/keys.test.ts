import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { png } from '#tests/support/pictures.ts';
import { chainOf, chainStage } from './stage.ts';

describeWithNode('bitcoind', 'a receiving key beside a node', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('of Bitcoin', (engine) => {
    test('has the addresses that the node derives, and its deposits are found by them', async () => {
      const { backend, grace, ada, read } = await chainStage(engine().db, chainOf('BTC', node.url));
      const { token } = grace;
      const body = newAccountKey({ btcNetwork: 'regtest' });
      const added = await callApi(backend, calls.accountKeys.add, { token, body });
      const walletId = added.reply.data._id;
      const page = await callApi(backend, calls.accountKeys.read, { token, params: { walletId } });
      const derived = await node.call<string[][]>(
        'deriveaddresses',
        page.reply.data.descriptor,
        [0, 4],
      );
      const keys = accountKeys({ btcNetwork: 'regtest' });
      const ours = ([0, 1] as const).map((branch) =>
        [0, 1, 2, 3, 4].map((index) => keys.derive('BTC', body.key, { branch, index }).address),
      );
      expect(ours).toEqual(derived);

      await read('BTC');
      const query = { coin: 'BTC', amount: '500' };
      const first = await callApi(backend, calls.prices.quote, { token: ada.token, query });
      const { address, coinAmount, quoteId } = first.reply.data;
      const txid = await node.pay({ [address]: coinAmount });
      await read('BTC');
      // Coin came in, so the next quote has another address, before there is a deposit.
      const next = await callApi(backend, calls.prices.quote, { token: ada.token, query });
      expect(next.reply.data.address).not.toBe(address);
      const image = await png('proof.png');
      const deposit = await callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { coin: 'BTC', amount: '500', quoteId, image },
      });
      const params = { id: deposit.reply.data._id };
      const seen = await callApi(backend, calls.deposits.detail, { token, params });
      // By its address, which is of one investor.
      expect(seen.reply.data.chain).toMatchObject({ state: 'seen', payments: [{ txid }] });
    });
  });
});
