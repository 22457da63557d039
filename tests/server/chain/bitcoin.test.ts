import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type ChainStage, chainOf, chainStage } from './stage.ts';

describeWithNode('bitcoind', 'payments to a Bitcoin address', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('are read', (engine) => {
    let stage: ChainStage;
    let address: string;
    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('BTC', node.url));
      address = await node.call<string>('getnewaddress');
      await stage.receiveAt('BTC', address);
      await stage.read('BTC');
    });

    test('in the mempool, in a block and in the sixth block', async () => {
      const txid = await node.pay({ [address]: '0.00123456' });
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, units: '123456', state: 'seen' }]);
      await node.mine(1);
      await stage.read('BTC');
      const height = await node.call('getblockcount');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'mined', height }]);
      await node.mine(4);
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ state: 'mined' }]);
      await node.mine(1);
      await stage.read('BTC');
      const [payment] = await stage.payments();
      expect(payment).toMatchObject({ state: 'final', height });
      const { reply } = await callApi(stage.backend, calls.chain.proof, {
        token: stage.grace.token,
        params: { id: payment?.id ?? '' },
      });
      expect(reply.data).toMatchObject({ txid, height, address, units: '123456' });
      expect(reply.data.headers).toHaveLength(5);
      expect(await stage.state('BTC')).toMatchObject({
        state: 'connected',
        height: Number(height) + 5,
      });
    });

    test('at an address that was made and paid while a round was read', async () => {
      const fresh = await node.call<string>('getnewaddress');
      const [real] = stage.backend.ports.chains?.BTC?.nodes ?? [];
      if (!real) throw new Error('no node');
      const ask = real.ask;
      let txid = '';
      const payBefore = vi.spyOn(real, 'ask').mockImplementation(async (asked, limitMs) => {
        if (asked.some(({ method }) => method === 'getrawmempool')) {
          payBefore.mockRestore();
          await stage.receiveAt('BTC', fresh);
          txid = await node.pay({ [fresh]: '0.25' });
        }
        return ask(asked, limitMs);
      });
      await stage.read('BTC');
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, units: '25000000', state: 'seen' }]);
    });

    test('and leave with a block that leaves the chain, and come back', async () => {
      const txid = await node.pay({ [address]: '0.5' });
      await node.mine(2);
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'mined' }]);
      await node.reorg(2);
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'seen', height: null }]);
      await node.mine(1);
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'mined' }]);
    });

    test('and are gone once a transaction with a higher fee replaces them', async () => {
      const txid = await node.pay({ [address]: '0.5' });
      await stage.read('BTC');
      const { txid: by } = await node.call<{ txid: string }>('bumpfee', txid);
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([
        { txid, state: 'gone', replaced_by: by },
        { txid: by, state: 'seen', units: '50000000' },
      ]);
    });
  });
});
