import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Anvil, startAnvil } from '#tests/support/nodes/anvil.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type ChainStage, chainOf, chainStage } from './stage.ts';

describeWithNode('anvil', 'a second node', (command) => {
  let first: Anvil;
  let second: Anvil;
  beforeAll(async () => {
    [first, second] = await Promise.all([startAnvil(command), startAnvil(command)]);
  });
  afterAll(() => Promise.all([first?.stop(), second?.stop()]));

  /** The same blocks on both nodes: what one of them has is loaded by the other. */
  const copyState = async () => second.call('anvil_loadState', await first.call('anvil_dumpState'));

  const sources = async ({ backend }: ChainStage) =>
    (await backend.db.selectFrom('chain_payments').select('sources').execute()).map(
      (payment) => payment.sources,
    );

  describeOnOneEngine('of Ethereum', (engine) => {
    test('is compared with the first: its height, its payments, and since when it differs', async () => {
      const stage = await chainStage(engine().db, chainOf('ETH', first.url, second.url));
      const address = (await first.accounts())[3] as string;
      await stage.receiveAt('ETH', address);
      await stage.read('ETH');
      await first.pay(address, 10n ** 18n);
      await first.mine(6);
      await copyState();
      await stage.read('ETH');
      expect(await stage.state('ETH')).toMatchObject({
        ...{ state: 'connected', sources: ['1', '2'], secondHeight: 6, secondProblem: null },
      });
      expect(await sources(stage)).toEqual([['1', '2']]);
      await first.reorg(5);
      await first.pay(address, 10n ** 17n);
      await first.mine(1);
      await stage.read('ETH');
      expect(await stage.state('ETH')).toMatchObject({
        state: 'differs',
        problem: null,
        secondProblem: expect.stringContaining('have different blocks since'),
      });
      expect(await sources(stage)).toContainEqual(['1']);
      await second.kill();
      await stage.read('ETH');
      expect(await stage.state('ETH')).toMatchObject({
        state: 'connected',
        secondProblem: expect.stringContaining('The second node does not answer since'),
      });
    });
  });
});
