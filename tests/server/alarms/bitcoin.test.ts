import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readChain } from '#server/chain/readChains.ts';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { alarmCalls } from './alarmCalls.ts';

describeWithNode('bitcoind', 'Bitcoin that leaves our address', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  const newAddress = () => node.call<string>('getnewaddress');

  describeOnOneEngine('is noticed', (engine) => {
    let stage: ChainStage;
    let alan: Person;
    let address: string;
    let coin: { txid: string; vout: number };
    let made: ReturnType<typeof alarmCalls>;
    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('BTC', node.url));
      made = alarmCalls(stage.backend, stage.grace);
      alan = await staff(stage.backend, 'alan');
      address = await newAddress();
      await stage.receiveAt('BTC', address, { ownCoin: true });
      await stage.read('BTC');
      const txid = await node.pay({ [address]: '0.5' });
      await node.mine(1);
      await stage.read('BTC');
      const { n } = await stage.backend.db
        .selectFrom('chain_payments')
        .select('n')
        .where('txid', '=', txid)
        .executeTakeFirstOrThrow();
      coin = { txid, vout: n };
      // The wallet of the node has our key, and pays with other coin.
      await node.call('lockunspent', false, [coin]);
    });

    /** Signs with the key of our address and sends; the transaction id. */
    const spend = async (amounts: Record<string, string>, inputs = [coin]) => {
      const raw = await node.call<string>('createrawtransaction', inputs, amounts);
      const { hex } = await node.call<{ hex: string }>('signrawtransactionwithwallet', raw);
      return node.call<string>('sendrawtransaction', hex, 0);
    };

    test('in the round after a theft, which pauses both ways, mails all staff and is raised once', async () => {
      const thief = await newAddress();
      const txid = await spend({ [thief]: '0.4999' });
      await stage.read('BTC');
      const [alarm, ...others] = await made.list();
      expect(others).toEqual([]);
      expect(alarm).toMatchObject({ kind: 'theft', coin: 'BTC', txid, address, paused: true });
      expect(alarm).toMatchObject({ amount: '0.50000000', status: 'open', needed: 2, have: 0 });
      expect(alarm?.outputs).toEqual([{ address: thief, amount: '0.49990000' }]);
      expect(await made.settings()).toMatchObject({
        depositsPaused: true,
        withdrawalsPaused: true,
      });
      expect((await made.told()).toSorted()).toEqual(
        [alan.user.email, stage.grace.user.email].toSorted(),
      );
      await node.mine(1);
      await stage.read('BTC');
      // Another process, which has read nothing of the mempool.
      await stage.backend.advance(1_000);
      await readChain({ ...stage.backend.ports }, 'BTC');
      expect(await made.list()).toHaveLength(1);
      expect(await stage.backend.db.selectFrom('chain_spends').select('state').execute()).toEqual([
        { state: 'mined' },
      ]);
    });

    test('as a theft too where all of it goes to a withdrawal of ten dollars', async () => {
      const to = await newAddress();
      const { id, coinAmount } = await made.approved(stage.ada, {
        coin: 'BTC',
        address: to,
        amount: '10',
      });
      const txid = await spend({ [to]: '0.4999' });
      // Recorded by the thief as its payment, against what the chain shows.
      const note = 'It is the payment.';
      expect((await made.pay(id, { txid, coinAmount, note })).status).toBe(200);
      await stage.read('BTC');
      expect(await made.list()).toMatchObject([{ kind: 'theft', txid }]);
    });

    test('as a theft too where a withdrawal gets almost twice what was approved', async () => {
      const to = await newAddress();
      const { id } = await made.approved(stage.ada, { coin: 'BTC', address: to, amount: '10' });
      const coinAmount = '0.00029000';
      const txid = await spend({ [to]: coinAmount, [address]: '0.49' });
      const note = 'The fee of the exchange.';
      expect((await made.pay(id, { txid, coinAmount, note })).status).toBe(200);
      await stage.read('BTC');
      expect(await made.list()).toMatchObject([{ kind: 'theft', txid }]);
    });

    test('as a theft too where a second payment follows one that another withdrawal named', async () => {
      const [large, small] = [await newAddress(), await newAddress()];
      const terms = { coin: 'BTC', amount: '100' } as const;
      await made.approved(stage.ada, { ...terms, address: large });
      await stage.backend.advance(1_000);
      const { id, coinAmount } = await made.approved(stage.ada, { ...terms, address: small });
      const txid = await spend({ [large]: coinAmount, [small]: coinAmount, [address]: '0.49' });
      await stage.read('BTC');
      expect((await made.pay(id, { txid, coinAmount })).status).toBe(200);
      await stage.read('BTC');
      expect(await made.list()).toEqual([]);
      await node.mine(1);
      await stage.read('BTC');
      const { n: vout } = await stage.backend.db
        .selectFrom('chain_payments')
        .select('n')
        .where('txid', '=', txid)
        .executeTakeFirstOrThrow();
      const again = await spend({ [large]: coinAmount, [address]: '0.48' }, [{ txid, vout }]);
      await stage.read('BTC');
      expect((await made.list()).map(({ txid: each }) => each)).toContain(again);
    });

    test('as a theft too where most of it is a fee', async () => {
      const txid = await spend({ [address]: '0.3' });
      await stage.read('BTC');
      expect(await made.list()).toMatchObject([{ kind: 'theft', txid }]);
    });

    test('without an alarm for payments that staff record before or after, change and sweeps', async () => {
      const to = await newAddress();
      const first = await made.approved(stage.ada, { coin: 'BTC', address: to, amount: '10' });
      const txid = await spend({ [to]: first.coinAmount, [address]: '0.49' });
      await stage.read('BTC');
      expect(await made.list()).toEqual([]);
      expect((await made.pay(first.id, { ...first, txid })).status).toBe(200);
      await node.mine(1);
      await stage.read('BTC');
      const store = await newAddress();
      await stage.receiveAt('BTC', store, { ownCoin: true });
      const change = { txid, vout: await outputTo(address, txid) };
      await spend({ [store]: '0.4899' }, [change]);
      await node.mine(7);
      await stage.read('BTC');
      expect(await made.list()).toEqual([]);
      expect(await made.settings()).toMatchObject({ withdrawalsPaused: false });
    });

    test('a second time, where one withdrawal is paid twice', async () => {
      const to = await newAddress();
      const paid = await made.approved(stage.ada, { coin: 'BTC', address: to, amount: '10' });
      const txid = await spend({ [to]: paid.coinAmount, [address]: '0.49' });
      await stage.read('BTC');
      expect(await made.list()).toEqual([]);
      const again = await spend({ [to]: paid.coinAmount, [address]: '0.48' }, [
        { txid, vout: await outputTo(address, txid) },
      ]);
      await stage.read('BTC');
      expect((await made.list()).map((alarm) => alarm.txid)).toContain(again);
    });

    const outputTo = async (to: string, txid: string): Promise<number> => {
      const raw = await node.call<string>('getrawtransaction', txid).catch(async () => {
        const { hex } = await node.call<{ hex: string }>('gettransaction', txid);
        return hex;
      });
      const { vout } = await node.call<{
        vout: { n: number; scriptPubKey: { address?: string } }[];
      }>('decoderawtransaction', raw);
      return vout.find(({ scriptPubKey }) => scriptPubKey.address === to)?.n ?? 0;
    };

    test('only at addresses whose coin no one else can move', async () => {
      const exchange = await newAddress();
      await stage.receiveAt('BTC', exchange);
      await stage.read('BTC');
      const txid = await node.pay({ [exchange]: '0.5' });
      await stage.read('BTC');
      await spend({ [await newAddress()]: '0.4999' }, [
        { txid, vout: await outputTo(exchange, txid) },
      ]);
      await stage.read('BTC');
      expect(await made.list()).toEqual([]);
    });
  });
});
