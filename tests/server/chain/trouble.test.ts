import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type ChainStage, chainOf, chainStage } from './stage.ts';

describeWithNode('bitcoind', 'a Bitcoin node in trouble', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is a state', (engine) => {
    let stage: ChainStage;
    let address: string;
    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('BTC', node.url));
      address = await node.call<string>('getnewaddress');
      await stage.receiveAt('BTC', address);
      await stage.read('BTC');
    });

    test('when it is away, until it is back and what came is read', async () => {
      const { readAt } = (await stage.state('BTC')) ?? {};
      await node.pay({ [address]: '0.25' });
      await node.mine(1);
      await node.kill();
      await stage.read('BTC');
      expect(await stage.state('BTC')).toMatchObject({
        state: 'connected',
        readAt,
        problem: expect.stringContaining('does not answer since'),
      });
      await stage.backend.advance(600_000);
      expect(await stage.state('BTC')).toMatchObject({ state: 'stale' });
      await node.start();
      await stage.read('BTC');
      expect(await stage.state('BTC')).toMatchObject({ state: 'connected', problem: null });
      expect(await stage.payments()).toMatchObject([{ units: '25000000', state: 'mined' }]);
    });

    test('when it is of another network, and then it is not read', async () => {
      const { BTC } = chainOf('BTC', node.url);
      Object.assign(stage.backend.ports, { chains: { BTC: { ...BTC, network: 'main' } } });
      await node.pay({ [address]: '0.25' });
      await stage.read('BTC');
      expect(await stage.state('BTC')).toMatchObject({ state: 'wrong-network' });
      expect(await stage.payments()).toEqual([]);
    });

    test('when it has deleted blocks that were not read: what is there counts', async () => {
      const txid = await node.pay({ [address]: '0.25' });
      await node.mine(600);
      const height = await node.call<number>('getblockcount');
      await node.call('pruneblockchain', height - 300);
      await stage.read('BTC');
      expect(await stage.state('BTC')).toMatchObject({ state: 'incomplete', height });
      expect(await stage.payments()).toMatchObject([
        { txid, units: '25000000', state: 'final', height: height - 599 },
      ]);
      await node.mine(1);
      await stage.read('BTC');
      expect(await stage.state('BTC')).toMatchObject({ state: 'incomplete', height: height + 1 });
    });

    test('and the smallest coin is found when it is well', async () => {
      const txid = await node.pay({ [address]: '0.00000600' });
      await stage.read('BTC');
      expect(await stage.payments()).toMatchObject([{ txid, units: '600', state: 'seen' }]);
    });
  });
});
