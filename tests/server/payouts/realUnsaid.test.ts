import { expect, test } from 'vitest';
import { chainMessages } from '#server/chain/messages.ts';
import { randomTxid } from '#tests/support/people.ts';
import { describePayouts } from './device.ts';

describePayouts('a payout', (device) => {
  test('that was taken back by SQL is not paid again while its node has it, in a block too', async () => {
    const { node, stage, made, twoWithdrawals, signed, keep } = device();
    const { db } = stage.backend;
    const ids = await twoWithdrawals();
    const payout = await made.made(ids);
    expect((await made.sign(payout._id, await signed(payout._id))).status).toBe(200);
    await keep();
    expect((await made.send(payout._id)).status).toBe(200);
    await keep();
    const spend = (by: string | null, height: number | null) =>
      db.updateTable('chain_payments').set({ spent_txid: by, spent_height: height }).execute();
    await spend(randomTxid(), 1);
    expect((await made.cancel(payout._id)).status).toBe(200);
    await spend(null, null);
    const refused = { status: 409, problem: { message: chainMessages.earlierSent } };
    expect(await made.make(ids)).toMatchObject(refused);
    await node.mine(1);
    expect(await made.make(ids)).toMatchObject(refused);
  });

  test('ends once its node answers that it does not have it', async () => {
    const { stage, made, twoWithdrawals, signed, keep } = device();
    const { db } = stage.backend;
    const payout = await made.made(await twoWithdrawals());
    expect((await made.sign(payout._id, await signed(payout._id))).status).toBe(200);
    await db.updateTable('payouts').set({ given_at: stage.backend.clock.now() }).execute();
    expect((await made.cancel(payout._id)).status).toBe(409);
    await keep();
    expect((await made.cancel(payout._id)).status).toBe(200);
  });
});
