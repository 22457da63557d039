import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Anvil, startAnvil } from '#tests/support/nodes/anvil.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { randomEther, randomTxid } from '#tests/support/people.ts';
import { payments } from './paidByHand.ts';

const hex = (units: string | number | bigint = 0) => `0x${BigInt(units).toString(16)}`;

/** Gwei with three decimals. */
const weiOf = (gwei = '') => `${gwei.replace('.', '')}000000`;

describeWithNode('anvil', 'an Ethereum payment by hand', (command) => {
  let node: Anvil;
  beforeAll(async () => {
    node = await startAnvil(command);
    await node.mine(10);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is checked on the chain', (engine) => {
    test('while it waits, in its block and once it is final', async () => {
      const all = await chainStage(engine().db, chainOf('ETH', node.url));
      const by = payments(all);
      await all.receiveAt('ETH', (await node.accounts())[1] as string);
      await all.read('ETH');
      const address = randomEther();
      const due = { coin: 'ETH', address, amount: '10' } as const;
      const { id, coinAmount } = await by.approved(all.ada, due);
      const unknown = { txid: `0x${randomTxid()}`, coinAmount };
      expect(await by.refused(id, unknown)).toEqual([422, expect.stringContaining('not know')]);
      const [whole = '', part = ''] = coinAmount.split('.');
      const { gas } = await by.detail(id);
      const network = { chainId: '1', limit: 21_000 };
      expect(gas).toMatchObject({
        ...network,
        maxFeeGwei: expect.any(String),
        tipGwei: expect.any(String),
      });
      const [from] = await node.accounts();
      const txid = await node.call<string>('eth_sendTransaction', {
        ...{ from, to: address, value: hex(BigInt(whole + part.padEnd(18, '0'))) },
        ...{ chainId: hex(gas?.chainId), gas: hex(gas?.limit) },
        maxFeePerGas: hex(weiOf(gas?.maxFeeGwei)),
        maxPriorityFeePerGas: hex(weiOf(gas?.tipGwei)),
      });
      expect((await by.pay(id, { txid, coinAmount })).status).toBe(200);
      expect(await by.onChain(id)).toMatchObject({ state: 'seen', fits: true });
      await node.mine(2);
      await all.read('ETH');
      expect(await by.onChain(id)).toMatchObject({ state: 'mined', confirmations: 2 });
      expect((await by.detail(id)).gas).toBeNull();
      await node.mine(10);
      await all.read('ETH');
      await all.read('ETH');
      expect(await by.onChain(id)).toMatchObject({ state: 'final' });
    });
  });
});
