import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Anvil, startAnvil } from '#tests/support/nodes/anvil.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type ChainStage, chainOf, chainStage } from './stage.ts';

// Sends what it is called with on to the address in the first 32 bytes of its data.
const forwarder = '6000600060006000346000355af100';
const wei = 1_234_567_890_123_456_789n;

/** An address that no test has used. */
const newAddress = () =>
  `0x${[...crypto.getRandomValues(new Uint8Array(20))].map((byte) => (byte % 10).toString().repeat(2)).join('')}`;

describeWithNode('anvil', 'payments to an Ethereum address', (command) => {
  let node: Anvil;
  beforeAll(async () => {
    node = await startAnvil(command);
    await node.mine(10);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('are read', (engine) => {
    let stage: ChainStage;
    let address: string;
    let requests = 0;
    beforeEach(async () => {
      const { ETH } = chainOf('ETH', node.url);
      if (!ETH) throw new Error('no chain');
      const counted = (inner: ChainNode): ChainNode => ({
        name: inner.name,
        ask: (asked) => {
          requests += 1;
          return inner.ask(asked);
        },
      });
      const chains = { ETH: { ...ETH, nodes: ETH.nodes.map(counted) } };
      stage = await chainStage(engine().db, chains);
      address = newAddress();
      await stage.receiveAt('ETH', address);
      await stage.read('ETH');
    });

    test('to the wei in their block, and as final after the finalized block', async () => {
      const txid = await node.pay(address, wei);
      await node.mine(1);
      await stage.read('ETH');
      const height = Number(await node.call('eth_blockNumber'));
      const found = { txid, units: String(wei), state: 'mined', height, via: 'plain' };
      expect(await stage.payments()).toMatchObject([found]);
      await node.mine(8);
      await stage.read('ETH');
      expect(await stage.payments()).toMatchObject([{ ...found, state: 'final' }]);
      expect(await stage.state('ETH')).toMatchObject({ state: 'connected', network: '1' });
    });

    test('each of several in one block and in others, with few requests', async () => {
      const first = await node.pay(address, 5n);
      const second = await node.pay(address, 6n);
      await node.mine(30);
      const third = await node.pay(address, 7n);
      await node.mine(40);
      requests = 0;
      await stage.read('ETH');
      const found = await stage.payments();
      const units = new Map(found.map((payment) => [payment.txid, payment.units]));
      expect([first, second, third].map((txid) => units.get(txid))).toEqual(['5', '6', '7']);
      expect(requests).toBeLessThan(20);
      requests = 0;
      await stage.read('ETH');
      expect(requests).toBe(1);
    });

    test('that a contract makes, and not those of a transaction that fails', async () => {
      const [from] = await node.accounts();
      const data = `0x600f600c600039600f6000f3${forwarder}`;
      const made = await node.call<string>('eth_sendTransaction', { from, data });
      await node.mine(1);
      const { contractAddress: to } = await node.call<{ contractAddress: string }>(
        'eth_getTransactionReceipt',
        made,
      );
      const input = `0x${address.slice(2).padStart(64, '0')}`;
      await node.call('eth_sendTransaction', { from, to, data: input, value: '0x2a' });
      // Not enough gas for anything but to be mined and fail.
      await node.call('eth_sendTransaction', {
        from,
        to,
        data: input,
        value: '0x2b',
        gas: '0x5b04',
      });
      await node.mine(1);
      await stage.read('ETH');
      expect(await stage.payments()).toMatchObject([{ txid: null, units: '42', via: 'contract' }]);
    });

    test('and leave with a block that leaves the chain', async () => {
      const txid = await node.pay(address, wei);
      await node.mine(2);
      await stage.read('ETH');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'mined' }]);
      await node.reorg(2);
      await node.mine(1);
      await stage.read('ETH');
      expect(await stage.payments()).toMatchObject([{ txid, state: 'gone', height: null }]);
      const again = await node.pay(address, 9n);
      await node.mine(1);
      await stage.read('ETH');
      expect((await stage.payments()).find((each) => each.txid === again)).toMatchObject({
        units: '9',
        state: 'mined',
      });
    });

    test('and a node of another chain is not read', async () => {
      const other = await startAnvil(command, 5);
      try {
        await stage.backend.ports.db.deleteFrom('chain_state').execute();
        Object.assign(stage.backend.ports, { chains: chainOf('ETH', other.url) });
        await stage.read('ETH');
        expect(await stage.state('ETH')).toMatchObject({ state: 'wrong-network' });
        const { reply } = await callApi(stage.backend, calls.chain.read, {
          token: stage.grace.token,
        });
        expect(JSON.stringify(reply)).not.toContain(new URL(other.url).host);
      } finally {
        await other.stop();
      }
    });
  });
});
