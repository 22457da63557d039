import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Anvil, startAnvil } from '#tests/support/nodes/anvil.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { randomEther } from '#tests/support/people.ts';
import { alarmCalls } from './alarmCalls.ts';

describeWithNode('anvil', 'Ethereum that leaves our address', (command) => {
  let node: Anvil;
  beforeAll(async () => {
    node = await startAnvil(command);
    await node.mine(10);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is noticed', (engine) => {
    let stage: ChainStage;
    let address: string;
    let made: ReturnType<typeof alarmCalls>;
    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('ETH', node.url));
      made = alarmCalls(stage.backend, stage.grace);
      address = (await node.accounts())[1] as string;
      await stage.receiveAt('ETH', address, { ownCoin: true });
      await stage.read('ETH');
    });

    const spend = (to: string, wei: bigint) =>
      node.call<string>('eth_sendTransaction', {
        from: address,
        to,
        value: `0x${wei.toString(16)}`,
      });

    test('in the round after a theft', async () => {
      const txid = await spend(randomEther(), 10n ** 18n);
      await node.mine(1);
      await stage.read('ETH');
      expect(await made.list()).toMatchObject([{ kind: 'theft', coin: 'ETH', txid, paused: true }]);
      expect(await made.settings()).toMatchObject({
        depositsPaused: true,
        withdrawalsPaused: true,
      });
    });

    test('where no transaction of the address explains it', async () => {
      await node.call('anvil_setBalance', address, '0x1');
      await node.mine(1);
      await stage.read('ETH');
      expect(await made.list()).toMatchObject([
        { kind: 'theft', outputs: [{ address: null }], paused: true },
      ]);
      await node.call('anvil_setBalance', address, `0x${(10n ** 22n).toString(16)}`);
    });

    test('without an alarm for a payment of a withdrawal', async () => {
      const to = randomEther();
      const { id, coinAmount } = await made.approved(stage.ada, {
        coin: 'ETH',
        address: to,
        amount: '10',
      });
      const [whole = '', part = ''] = coinAmount.split('.');
      const txid = await spend(to, BigInt(whole + part.padEnd(18, '0')));
      await node.mine(1);
      await stage.read('ETH');
      expect(await made.list()).toEqual([]);
      expect((await made.pay(id, { txid, coinAmount })).status).toBe(200);
      await stage.read('ETH');
      expect(await made.list()).toEqual([]);
    });
  });
});
