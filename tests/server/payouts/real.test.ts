import { expect, test } from 'vitest';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { describePayouts } from './device.ts';

interface Descriptor {
  descriptor: string;
}

describePayouts('a payout', (device) => {
  test('is sent by the node and settles its withdrawals together once it is in a block', async () => {
    const { node, stage, made, account, twoWithdrawals, signed, keep, alarms } = device();
    const ids = await twoWithdrawals();
    const payout = await made.made(ids);
    expect(payout).toMatchObject({ state: 'draft', usd: '250.50', withdrawals: 2 });
    const { descriptor } = await node.call<Descriptor>('getdescriptorinfo', `wpkh(${account}/1/*)`);
    const change = await node.call<string[]>('deriveaddresses', descriptor, [0, 0]);
    expect([payout.changeAddress]).toEqual(change);
    const text = await made.psbt(payout._id);
    const { tx, fee } = await node.call<{ tx: { txid: string }; fee: number }>('decodepsbt', text);
    expect(tx.txid).toBe(payout.txid);
    expect(fee.toFixed(8)).toBe(payout.fee);
    expect(await made.sign(payout._id, await signed(payout._id))).toMatchObject({ status: 200 });
    await keep();
    expect(await made.read(payout._id)).toMatchObject({ state: 'signed', isAccepted: true });
    expect(await made.send(payout._id)).toMatchObject({ status: 200 });
    await keep();
    expect(await made.read(payout._id)).toMatchObject({ state: 'sent', problem: null });
    const { vsize } = await node.call<{ vsize: number }>('getmempoolentry', payout.txid);
    const paidFor = (Number(payout.fee) * 1e8) / 2;
    expect(paidFor).toBeGreaterThanOrEqual(vsize);
    expect(paidFor - vsize).toBeLessThan(4);
    await stage.read('BTC');
    await keep();
    for (const id of ids) expect(await made.withdrawal(id)).toMatchObject({ status: 'approved' });
    await node.mine(1);
    await stage.read('BTC');
    await keep();
    expect(await made.read(payout._id)).toMatchObject({ state: 'mined', confirmations: 1 });
    for (const id of ids) {
      expect(await made.withdrawal(id)).toMatchObject({
        ...{ status: 'paid', txid: payout.txid, paidBy: stage.grace.user.fullName },
        onChain: { state: 'mined', fits: true, confirmations: 1 },
      });
    }
    await sendDueMails(stage.backend.ports);
    const mails = stage.backend.mails.filter(({ subject }) => /paid/i.test(subject));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'bob@investor.example',
      'carol@investor.example',
    ]);
    // Change came back, and nothing of it is a theft.
    expect(await alarms()).toEqual([]);
  });

  test('is found by its id where another program sent it', async () => {
    const { node, stage, made, twoWithdrawals, signed, keep } = device();
    const [id = ''] = await twoWithdrawals();
    const payout = await made.made([id]);
    const { hex } = await node.call<{ hex: string }>('finalizepsbt', await signed(payout._id));
    expect(await node.call('sendrawtransaction', hex)).toBe(payout.txid);
    expect(await made.sign(payout._id, payout.txid)).toMatchObject({ status: 200 });
    await stage.read('BTC');
    await keep();
    expect(await made.read(payout._id)).toMatchObject({ state: 'sent', confirmations: 0 });
    expect(await made.cancel(payout._id)).toMatchObject({ status: 409 });
    await node.mine(1);
    await stage.read('BTC');
    await keep();
    expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid: payout.txid });
  });

  test('is not taken back as another transaction, although the device has signed that', async () => {
    const { node, made, twoWithdrawals } = device();
    const ids = await twoWithdrawals();
    const payout = await made.made(ids);
    const thief = await node.call<string>('getnewaddress');
    const { inputs } = await made.read(payout._id);
    const swapped = await node.call<string>(
      'createpsbt',
      inputs.map(({ txid, output }) => ({ txid, vout: output })),
      [{ [thief]: '0.0099' }],
    );
    const { psbt } = await node.call<{ psbt: string }>('walletprocesspsbt', swapped);
    const { hex } = await node.call<{ hex: string }>('finalizepsbt', psbt);
    for (const file of [psbt, hex]) {
      const { status, problem } = await made.sign(payout._id, file);
      expect([status, problem.message]).toEqual([
        422,
        expect.stringMatching(/another transaction/),
      ]);
    }
    expect(await made.read(payout._id)).toMatchObject({ state: 'draft' });
    const [unsigned, other] = [await made.psbt(payout._id), 'no file'];
    expect((await made.sign(payout._id, unsigned)).problem.message).toMatch(/signature is missing/);
    expect((await made.sign(payout._id, other)).problem.message).toMatch(/neither a signed file/);
  });

  test('is refused by the node and can be cancelled where its coin was spent in between', async () => {
    const { node, stage, made, twoWithdrawals, signed, keep, alarms } = device();
    const ids = await twoWithdrawals();
    const payout = await made.made(ids);
    const file = await signed(payout._id);
    const home = await node.call<string>('getnewaddress');
    const coin = payout.inputs.map(({ txid, output }) => ({ txid, vout: output }));
    const raw = await node.call<string>('createrawtransaction', coin, { [home]: '0.0099' });
    const { hex } = await node.call<{ hex: string }>('signrawtransactionwithwallet', raw);
    await node.call('sendrawtransaction', hex);
    expect(await made.sign(payout._id, file)).toMatchObject({ status: 200 });
    await keep();
    const refused = await made.read(payout._id);
    expect(refused).toMatchObject({ state: 'signed', isAccepted: false });
    expect(refused.problem).toMatch(/^The node does not take the transaction: /);
    expect(await made.send(payout._id)).toMatchObject({ status: 409 });
    await stage.read('BTC');
    expect((await made.sign(payout._id, file)).problem.message).toMatch(/spends coin of this/);
    expect(await made.cancel(payout._id)).toMatchObject({ status: 200 });
    const [id = ''] = ids;
    expect(await made.withdrawal(id)).toMatchObject({ status: 'approved', payingBy: null });
    await node.mine(1);
    expect(await alarms()).toMatchObject([{ kind: 'theft' }]);
  });
});
