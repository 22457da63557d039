import { afterAll, beforeAll, expect, test } from 'vitest';
import { alarmCalls } from '#tests/server/alarms/alarmCalls.ts';
import { chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { reconciliationCalls } from './stage.ts';

describeWithNode('bitcoind', 'a day of Bitcoin', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is reconciled', (engine) => {
    test('with what came and went, and names what differs', async () => {
      const stage = await chainStage(engine().db, chainOf('BTC', node.url));
      const made = reconciliationCalls(stage);
      const address = await node.call<string>('getnewaddress');
      await stage.receiveAt('BTC', address, { ownCoin: true });
      // Before the first reading: part of the opening.
      const first = await node.pay({ [address]: '0.5' });
      await node.mine(200);
      await stage.read('BTC');
      expect(await made.make('BTC')).toMatchObject({
        ...{ opening: '0.50000000', onChain: '0.50000000', unexplained: '0.00000000' },
        ...{ differences: [], state: 'open' },
      });
      // Found by the scan, and watched from now on.
      expect(await stage.payments()).toMatchObject([{ txid: first, units: '50000000' }]);

      const vout = await outputTo(address, first);
      // The wallet of the node has our key, and pays with other coin.
      await node.call('lockunspent', false, [{ txid: first, vout }]);
      const second = await node.pay({ [address]: '0.25' });
      await node.mine(1);
      const to = await node.call<string>('getnewaddress');
      const raw = await node.call<string>('createrawtransaction', [{ txid: first, vout }], {
        [to]: '0.1',
        [address]: '0.3999',
      });
      const { hex } = await node.call<{ hex: string }>('signrawtransactionwithwallet', raw);
      const theft = await node.call<string>('sendrawtransaction', hex, 0);
      await node.mine(6);
      await stage.read('BTC');
      // Spent after the final block: it still counts there.
      await stage.read('BTC');
      const day = await made.make('BTC');
      expect(day).toMatchObject({
        ...{ opening: '0.50000000', received: '0.25000000', paid: '0.10000000' },
        ...{ fees: '0.00010000', expected: '0.64990000', onChain: '0.64990000' },
        ...{ unexplained: '0.00000000', worth: expect.stringMatching(/^\d+\.\d\d$/) },
      });
      expect(day.differences).toMatchObject([
        { kind: 'no-deposit', ref: expect.stringContaining(second), amount: '0.25000000' },
        { kind: 'unannounced', ref: theft },
      ]);
      expect((await made.close(day._id)).status).toBe(422);
      expect((await made.close(day._id, 'A theft.')).status).toBe(200);
      expect((await made.close(day._id, 'Again.')).status).toBe(409);
      expect(await alarmCalls(stage.backend, stage.grace).list()).toMatchObject([{ txid: theft }]);
      expect(await made.reserves()).toEqual([]);
      await made.publish();
      expect(await made.reserves()).toMatchObject([
        { coin: 'BTC', amount: '0.64990000', addresses: [address] },
      ]);
    });
  });

  const outputTo = async (to: string, txid: string): Promise<number> => {
    const { hex } = await node.call<{ hex: string }>('gettransaction', txid);
    const { vout } = await node.call<{
      vout: { n: number; scriptPubKey: { address?: string } }[];
    }>('decoderawtransaction', hex);
    return vout.find(({ scriptPubKey }) => scriptPubKey.address === to)?.n ?? 0;
  };
});
