import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Anvil, startAnvil } from '#tests/support/nodes/anvil.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { reconciliationCalls } from './stage.ts';

const wei = (coins: string) => BigInt(coins) * 10n ** 18n;

describeWithNode('anvil', 'a day of Ethereum', (command) => {
  let node: Anvil;
  beforeAll(async () => {
    node = await startAnvil(command);
    await node.mine(20);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is reconciled', (engine) => {
    test('with what came, went and was a fee, to the wei', async () => {
      const stage = await chainStage(engine().db, chainOf('ETH', node.url));
      const made = reconciliationCalls(stage);
      const [, address = '', other = ''] = await node.accounts();
      await stage.receiveAt('ETH', address, { ownCoin: true });
      await stage.read('ETH');
      const first = await made.make('ETH');
      expect(first).toMatchObject({ unexplained: '0.000000000000000000', differences: [] });
      await node.pay(address, wei('3'));
      await node.mine(1);
      const value = `0x${wei('2').toString(16)}`;
      await node.call('eth_sendTransaction', { from: address, to: other, value });
      await node.mine(1);
      await stage.read('ETH');
      await node.mine(12);
      await stage.read('ETH');
      const day = await made.make('ETH');
      expect(day).toMatchObject({
        ...{ opening: first.onChain, received: '3.000000000000000000' },
        ...{ paid: '2.000000000000000000', unexplained: '0.000000000000000000' },
      });
      expect(Number(day.fees)).toBeGreaterThan(0);
      expect(day.differences.map(({ kind }) => kind)).toEqual(['no-deposit', 'unannounced']);
    });
  });
});
