import { expect, test } from 'vitest';
import { type Device, describePayouts } from './device.ts';

const inMempool = ({ node }: Device, txid: string) =>
  node.call<object>('getmempoolentry', txid).then(
    () => true,
    () => false,
  );

/** Signed, taken by the node and in its mempool, and read. */
async function send({ made, signed, keep, stage }: Device, id: string) {
  expect(await made.sign(id, await signed(id))).toMatchObject({ status: 200 });
  await keep();
  expect(await made.send(id)).toMatchObject({ status: 200 });
  await keep();
  await stage.read('BTC');
  await keep();
}

describePayouts('a payout with a low fee', (device) => {
  test('is replaced by one with a higher fee, which settles its withdrawals', async () => {
    const { node, stage, made, twoWithdrawals, keep, alarms } = device();
    const ids = await twoWithdrawals();
    const slow = await made.made(ids);
    await send(device(), slow._id);
    const fast = (await made.replace(slow._id, 9)).reply.data;
    expect(fast).toMatchObject({
      ...{ state: 'draft', replaces: slow._id, amount: slow.amount, rate: slow.rate },
      ...{ inputs: slow.inputs, changeAddress: slow.changeAddress },
    });
    // Until it is sent, the first one stays on its way.
    expect(await made.read(slow._id)).toMatchObject({ state: 'sent', replacedBy: fast._id });
    await send(device(), fast._id);
    expect([await inMempool(device(), slow.txid), await inMempool(device(), fast.txid)]).toEqual([
      false,
      true,
    ]);
    expect(await made.read(slow._id)).toMatchObject({ state: 'replaced', problem: null });
    expect(await made.read(fast._id)).toMatchObject({ state: 'sent', confirmations: 0 });
    expect(await made.cancel(fast._id)).toMatchObject({ status: 409 });
    await node.mine(1);
    await stage.read('BTC');
    await keep();
    expect(await made.read(fast._id)).toMatchObject({ state: 'mined' });
    for (const id of ids) {
      expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid: fast.txid });
    }
    expect(await alarms()).toEqual([]);
  });

  test('is replaced by its maker only, for a higher fee and once at a time', async () => {
    const { stage, alan, made, twoWithdrawals } = device();
    const slow = await made.made(await twoWithdrawals());
    expect(await made.replace(slow._id, 9)).toMatchObject({ status: 409 });
    await send(device(), slow._id);
    expect((await made.replace(slow._id, 9, alan)).problem).toMatchObject({
      ...{ code: 'forbidden', message: expect.stringMatching(/ made this payout\. Only they /) },
    });
    expect((await made.replace(slow._id, 2)).problem.message).toMatch(/at least 3 sat\/vB/);
    expect((await made.replace(slow._id, undefined)).status).toBe(422);
    const fast = (await made.replace(slow._id, 9)).reply.data;
    expect((await made.replace(slow._id, 20)).problem.message).toMatch(/waits for its signature/);
    // Cancelled, it leaves the first one on its way.
    expect(await made.cancel(fast._id)).toMatchObject({ status: 200 });
    expect(await made.read(slow._id)).toMatchObject({ state: 'sent', replacedBy: null });
    const [item] = slow.items;
    expect(await made.withdrawal(item?._id ?? '')).toMatchObject({
      payingBy: { fullName: stage.grace.user.fullName },
    });
    expect(await made.replace(slow._id, 20)).toMatchObject({ status: 200 });
  });

  test('comes back where a block has it and not its replacement', async () => {
    const { node, stage, made, twoWithdrawals, keep, alarms } = device();
    const ids = await twoWithdrawals();
    const slow = await made.made(ids);
    await send(device(), slow._id);
    const raw = await node.call<string>('getrawtransaction', slow.txid);
    const fast = (await made.replace(slow._id, 9)).reply.data;
    await send(device(), fast._id);
    const home = await node.call<string>('getnewaddress');
    await node.call('generateblock', home, [raw]);
    await stage.read('BTC');
    // Its withdrawals are not free: the first transaction pays them.
    expect(await made.cancel(fast._id)).toMatchObject({ status: 409 });
    await keep();
    expect(await made.read(slow._id)).toMatchObject({ state: 'mined', confirmations: 1 });
    expect(await made.read(fast._id)).toMatchObject({ state: 'replaced', isDead: true });
    for (const id of ids) {
      expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid: slow.txid });
    }
    expect(await alarms()).toEqual([]);
  });

  test('ends its unsigned replacement when a block has it first', async () => {
    const { node, stage, made, twoWithdrawals, signed, keep } = device();
    const ids = await twoWithdrawals();
    const slow = await made.made(ids);
    await send(device(), slow._id);
    const fast = (await made.replace(slow._id, 9)).reply.data;
    await node.mine(1);
    await stage.read('BTC');
    await keep();
    expect(await made.read(slow._id)).toMatchObject({ state: 'mined' });
    expect(await made.read(fast._id)).toMatchObject({ state: 'replaced' });
    expect(await made.sign(fast._id, await signed(fast._id))).toMatchObject({ status: 409 });
  });
});
