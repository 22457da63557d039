import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { randomTxid } from '#tests/support/people.ts';
import { payments } from './paidByHand.ts';
import { stage } from './stage.ts';

const note = 'I compared it with an explorer.';
const tenMinutesMs = 10 * 60_000;

describeWithNode('bitcoind', 'a Bitcoin payment by hand', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('is checked on the chain', (engine) => {
    let all: ChainStage;
    let by: ReturnType<typeof payments>;
    let address: string;
    let due: { id: string; coinAmount: string };
    beforeEach(async () => {
      all = await chainStage(engine().db, chainOf('BTC', node.url));
      by = payments(all);
      await all.receiveAt('BTC', await node.call('getnewaddress'));
      await all.read('BTC');
      address = await node.call<string>('getnewaddress');
      due = await by.approved(all.ada, { coin: 'BTC', address, amount: '10' });
    });

    test('in the mempool, and followed until its block is final', async () => {
      const { id, coinAmount } = due;
      expect(await by.onChain(id)).toBeNull();
      const txid = await node.pay({ [address]: coinAmount });
      expect((await by.pay(id, { txid, coinAmount })).status).toBe(200);
      expect(await by.onChain(id)).toMatchObject({ state: 'seen', amount: coinAmount, fits: true });
      await node.mine(2);
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'mined', confirmations: 2 });
      await node.mine(5);
      await all.read('BTC');
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'final' });
    });

    test('in a block, without an index of transactions', async () => {
      const { id, coinAmount } = due;
      const txid = await node.pay({ [address]: coinAmount });
      await node.mine(30);
      expect((await by.pay(id, { txid, coinAmount })).status).toBe(200);
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'mined', confirmations: 30 });
    });

    test('and needs a note where it is unknown, pays another address or another amount', async () => {
      const { id, coinAmount } = due;
      const unknown = { txid: randomTxid(), coinAmount };
      expect(await by.refused(id, unknown)).toEqual([422, expect.stringContaining('not know')]);
      const elsewhere = await node.pay({ [await node.call<string>('getnewaddress')]: coinAmount });
      expect(await by.refused(id, { txid: elsewhere, coinAmount })).toEqual([
        422,
        expect.stringContaining('pays nothing to this address'),
      ]);
      const txid = await node.pay({ [address]: '0.00009000' });
      expect(await by.refused(id, { txid, coinAmount })).toEqual([
        422,
        expect.stringContaining(`pays 0.00009000 BTC to this address, not ${coinAmount} BTC`),
      ]);
      expect((await by.pay(id, { ...unknown, note })).status).toBe(200);
      expect(await by.onChain(id)).toMatchObject({ state: 'missing', amount: null });
    });

    test('and needs a note while the node is away', async () => {
      const { id, coinAmount } = due;
      const txid = randomTxid();
      await node.kill();
      expect(await by.refused(id, { txid, coinAmount })).toEqual([
        422,
        expect.stringContaining('does not answer'),
      ]);
      expect((await by.pay(id, { txid, coinAmount, note })).status).toBe(200);
      expect(await by.onChain(id)).toMatchObject({ state: 'unread' });
      await node.start();
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'missing' });
    });

    test('and raises an alarm half an hour after another transaction replaced it', async () => {
      const { id, coinAmount } = due;
      const txid = await node.pay({ [address]: coinAmount });
      expect((await by.pay(id, { txid, coinAmount })).status).toBe(200);
      await node.call('bumpfee', txid);
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'seen' });
      expect(await by.list()).toEqual([]);
      // A session of staff ends after fifteen quiet minutes.
      for (let count = 0; count < 3; count += 1) {
        await all.backend.advance(tenMinutesMs);
        expect(await by.onChain(id)).toMatchObject({ state: 'seen' });
      }
      await all.read('BTC');
      expect(await by.onChain(id)).toMatchObject({ state: 'gone' });
      expect(await by.list()).toMatchObject([
        { kind: 'reorg', txid, address, withdrawalId: id, depositId: null, paused: false },
      ]);
      expect(await by.told()).toEqual([all.grace.user.email]);
    });
  });
});

describeOnOneEngine('the database', (engine) => {
  test('keeps no check of another payment, or without a note of one that the chain does not show', async () => {
    const { backend, approved, act, grace } = await stage(engine().db);
    const id = await approved();
    const { reply } = await act('pay', id, grace);
    expect(reply.message).toContain('marked as paid');
    const paid = await backend.db
      .selectFrom('withdrawals')
      .select(['txid', 'coin_units'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const keep = (check: { txid?: string; units?: string }) =>
      backend.db
        .insertInto('withdrawal_checks')
        .values({
          ...{ withdrawal_id: id, coin: 'BTC', txid: check.txid ?? paid.txid ?? '' },
          ...(check.units
            ? { state: 'seen', units: check.units, found_at: backend.clock.now() }
            : { state: 'missing' }),
        })
        .execute();
    const units = paid.coin_units ?? '';
    await expect(keep({ txid: randomTxid(), units })).rejects.toThrow('was not paid by');
    await expect(keep({})).rejects.toThrow('needs a note');
    await expect(keep({ units: '1' })).rejects.toThrow('needs a note');
    await keep({ units });
    const change = (columns: string) =>
      sql.raw(`UPDATE withdrawal_checks SET ${columns}`).execute(backend.db);
    await expect(change("txid = 'another'")).rejects.toThrow('never changes');
    await expect(sql`DELETE FROM withdrawal_checks`.execute(backend.db)).rejects.toThrow();
  });
});
