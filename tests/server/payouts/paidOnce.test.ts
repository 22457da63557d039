import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { payoutMessages } from '#server/payouts/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { spendOf } from '#tests/support/nodes/raiseAlarm.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { addresses, type Person, randomTxid, staff } from '#tests/support/people.ts';
import { payoutCalls, reason } from './stage.ts';
import { takingNode } from './takingNode.ts';

const other = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

describeOnOneEngine('a payout', (engine) => {
  let backend: Backend;
  let grace: Person;
  let alan: Person;
  let made: ReturnType<typeof payoutCalls>;
  let id: string;
  const seed = crypto.getRandomValues(new Uint8Array(32));
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    made = payoutCalls(backend, grace);
    await keyWithCoin(backend, grace, { seed });
    ({ id } = await made.approved('bob', { address: addresses.BTC, approver: alan }));
  });

  const withoutTriggers = (statement: ReturnType<typeof sql>) =>
    backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await statement.execute(trx);
    });

  test('is not signed where its file pays another address than its withdrawals', async () => {
    const { _id } = await made.made([id]);
    const file = { token: grace.token, params: { id: _id } };
    expect((await callApi(backend, calls.payouts.psbt, file)).status).toBe(200);
    backend.ports.log = () => undefined;
    await withoutTriggers(sql`UPDATE withdrawals SET address = ${other} WHERE id = ${id}`);
    const paysOthers = { status: 409, problem: { message: payoutMessages.paysOthers } };
    expect(await callApi(backend, calls.payouts.psbt, file)).toMatchObject(paysOthers);
    expect(await made.sign(_id, await made.psbt(_id))).toMatchObject(paysOthers);
    await withoutTriggers(sql`UPDATE withdrawals SET address = ${addresses.BTC} WHERE id = ${id}`);
    await withoutTriggers(sql`UPDATE payouts SET change_units = change_units + 1`);
    expect(await callApi(backend, calls.payouts.psbt, file)).toMatchObject(paysOthers);
  });

  test('is not made of what our coin went to before, without a record', async () => {
    await spendOf(backend, randomTxid(), addresses.BTC);
    expect(await made.make([id])).toMatchObject({
      ...{ status: 409, problem: { message: platformMessages.mayBeSent } },
    });
  });

  test('keeps its transaction id from other withdrawals, which could never be settled beside it', async () => {
    const payout = await made.made([id]);
    const second = await made.approved('carol', { address: other, approver: alan });
    const body = { txid: payout.txid, coinAmount: '0.00153846', note: 'It is this one.' };
    const paid = { token: grace.token, params: { id: second.id }, body };
    expect(await callApi(backend, calls.withdrawals.pay, paid)).toMatchObject({ status: 409 });
  });

  test('in a block is recorded for each withdrawal that can be paid, and ends with the last', async () => {
    const second = await made.approved('carol', { address: other, approver: alan });
    const payout = await made.made([id, second.id]);
    await seePayout(backend, payout._id);
    const suspension = { token: alan.token, params: { id: second.owner.user._id } };
    await callApi(backend, calls.users.suspend, { ...suspension, body: { reason } });
    await sql`UPDATE chain_spends SET state = 'mined', height = 950, block_hash = ${'0'.repeat(64)}
      WHERE txid = ${payout.txid}`.execute(backend.db);
    backend.ports.log = () => undefined;
    await keepPayouts(backend.ports);
    expect(await made.withdrawal(id)).toMatchObject({ status: 'paid', txid: payout.txid });
    expect(await made.withdrawal(second.id)).toMatchObject({ status: 'approved' });
    const { state, problem } = await made.read(payout._id);
    expect([state, problem]).toEqual(['sent', expect.stringContaining('cannot be marked as paid')]);
    await callApi(backend, calls.users.unsuspend, { ...suspension, body: { reason } });
    await keepPayouts(backend.ports);
    expect(await made.withdrawal(second.id)).toMatchObject({ status: 'paid' });
    expect(await made.read(payout._id)).toMatchObject({ state: 'mined', problem: null });
  });

  /** Signed and accepted by the node, which staff asked to send it. */
  async function asked() {
    const { _id } = await made.made([id]);
    const signed = await signedByDevice(backend, { id: _id, seed });
    expect((await made.sign(_id, signed)).status).toBe(200);
    await acceptPayout(backend, _id);
    expect((await made.send(_id)).status).toBe(200);
    return _id;
  }

  test('is not sent once a colleague objects, also where it was asked for before', async () => {
    const payoutId = await asked();
    const calledFor = takingNode(backend);
    await callApi(backend, calls.approvals.object, {
      ...{ token: alan.token, params: { kind: 'withdrawal', id }, body: { reason } },
    });
    await keepPayouts(backend.ports);
    expect(calledFor).toEqual([]);
    expect(await made.read(payoutId)).toMatchObject({
      ...{ state: 'signed', sendAskedAt: null, problem: platformMessages.objected },
    });
  });

  test('is not cancelled while the node takes it', async () => {
    const payoutId = await asked();
    const replies: unknown[] = [];
    const calledFor = takingNode(backend, async () => {
      const { status, problem } = await made.cancel(payoutId);
      replies.push([status, problem.message]);
      return { result: payoutId };
    });
    await keepPayouts(backend.ports);
    expect(calledFor).toEqual(['sendrawtransaction']);
    expect(replies).toEqual([[409, payoutMessages.beingSent]]);
    expect(await made.read(payoutId)).toMatchObject({ state: 'sent' });
  });
});
