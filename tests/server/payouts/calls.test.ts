import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import { raiseAlarms } from '#server/chain/raiseAlarms.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { addresses, type Person, signIn, staff } from '#tests/support/people.ts';
import { payoutCalls, reason } from './stage.ts';

const other = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
const dayMs = 24 * 3_600_000;

describeOnOneEngine('a payout', (engine) => {
  let backend: Backend;
  let grace: Person;
  let alan: Person;
  let made: ReturnType<typeof payoutCalls>;
  let key: Awaited<ReturnType<typeof keyWithCoin>>;
  let id: string;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    made = payoutCalls(backend, grace);
    key = await keyWithCoin(backend, grace);
    ({ id } = await made.approved('bob', { address: addresses.BTC, approver: alan }));
  });

  test('takes coin for the amount at the checked rate, the fee and change', async () => {
    const payout = await made.made([id]);
    // 100 dollars at 65,000; one input and two outputs are 141 vbytes of 2 satoshi.
    expect(payout).toMatchObject({ amount: '0.00153846', usd: '100.00', fee: '0.00000282' });
    expect(payout).toMatchObject({ change: '0.04845872', rate: '65000.00000000', state: 'draft' });
    expect(payout.items).toMatchObject([{ _id: id, address: addresses.BTC, status: 'approved' }]);
    const seen = await made.read(payout._id, alan);
    expect(seen.items[0]?.address).toBe(`${addresses.BTC.slice(0, 8)}…${addresses.BTC.slice(-8)}`);
    expect(seen.timeline).toMatchObject([{ event: 'made', by: grace.user.fullName }]);
  });

  test('of two withdrawals to one address has to be two, of different coin', async () => {
    const second = await made.approved('carol', { address: addresses.BTC, approver: alan });
    expect(await made.make([id, second.id])).toMatchObject({
      status: 422,
      problem: { message: 'Two withdrawals to one address need two payouts.' },
    });
    await made.made([id]);
    expect((await made.make([second.id])).problem.message).toMatch(/too little coin/);
    await key.pay();
    expect((await made.made([second.id])).state).toBe('draft');
  });

  test('is not made by who approved where the payer is another person', async () => {
    const body = { kind: 'withdrawal', fromUsd: '0', approvals: 1, separatePayer: true } as const;
    await callApi(backend, calls.approvals.proposeRule, { token: alan.token, body });
    expect(await made.make([id], alan)).toMatchObject({ status: 403 });
    expect(await made.make([id])).toMatchObject({ status: 200 });
  });

  test('is not made while a colleague objects, also of what its maker has started to pay', async () => {
    const on = { token: grace.token, params: { id } };
    expect((await callApi(backend, calls.withdrawals.startPayment, on)).status).toBe(200);
    const objection = { kind: 'withdrawal', id } as const;
    const { status } = await callApi(backend, calls.approvals.object, {
      ...{ token: alan.token, params: objection, body: { reason } },
    });
    expect(status).toBe(200);
    expect(await made.make([id])).toMatchObject({ status: 409 });
  });

  test('keeps its withdrawals from any other payment until it is cancelled', async () => {
    const payout = await made.made([id]);
    const { token } = grace;
    const on = { token, params: { id } };
    await key.pay();
    const inPayout = { status: 409, problem: { message: expect.stringMatching(/in a payout/) } };
    expect(await callApi(backend, calls.withdrawals.stopPayment, on)).toMatchObject(inPayout);
    const declined = await callApi(backend, calls.withdrawals.decline, { ...on, body: { reason } });
    expect(declined).toMatchObject(inPayout);
    const body = { txid: 'ab'.repeat(32), coinAmount: '0.00153846' };
    const paid = await callApi(backend, calls.withdrawals.pay, { ...on, body });
    expect(paid).toMatchObject(inPayout);
    expect(await made.make([id])).toMatchObject(inPayout);
    expect(await made.make([id], alan)).toMatchObject({ status: 409 });
    expect((await made.cancel(payout._id)).status).toBe(200);
    expect((await callApi(backend, calls.withdrawals.pay, { ...on, body })).status).toBe(200);
    expect((await made.cancel(payout._id)).status).toBe(409);
  });

  test('ends after a day; the next one of its withdrawals spends the same coin again', async () => {
    const first = await made.made([id]);
    await key.pay({ units: 9_000_000n });
    await backend.advance(dayMs + 1_000);
    await keepPayouts(backend.ports);
    // Sessions of staff are shorter.
    grace = await signIn(backend, 'grace', staffPassword);
    made = payoutCalls(backend, grace);
    expect(await made.read(first._id)).toMatchObject({ state: 'expired' });
    expect(await made.withdrawal(id)).toMatchObject({ payingBy: null });
    await chainRead(backend, 1_000);
    const next = await made.made([id]);
    expect(next.inputs).toEqual(first.inputs);
    expect(next.changeAddress).toBe(first.changeAddress);
  });

  test('needs a fee within the settings, enough coin and a node that was read', async () => {
    expect((await made.make([id], grace, 201)).problem.message).toMatch(/from 1 to 200 sat\/vB/);
    const token = grace.token;
    const body = { coin: 'BTC', withdrawals: id } as const;
    const estimated = await callApi(backend, calls.payouts.make, { token, body });
    expect(estimated.problem.message).toMatch(/no estimate/);
    const rich = await made.approved('dora', { address: other, amount: '9000', approver: alan });
    expect((await made.make([rich.id])).problem.message).toMatch(/0\.\d+ BTC are missing/);
    await backend.db
      .updateTable('chain_state')
      .set({ read_at: new Date(0) })
      .execute();
    expect(await made.make([id])).toMatchObject({ status: 409 });
  });

  test('takes the estimate of the node, but not less or more than the settings', async () => {
    await backend.db.updateTable('chain_state').set({ fee_rate: '0.4' }).execute();
    const body = { coin: 'BTC', withdrawals: id } as const;
    const { reply } = await callApi(backend, calls.payouts.make, { token: grace.token, body });
    expect(reply.data).toMatchObject({ feeRate: '1.000', fee: '0.00000141' });
  });

  test.each([
    ['announced to the unit, without a rate too', 0n, 0],
    ['a theft with one unit more', 1n, 1],
  ])('is %s', async (_, more, alarms) => {
    const payout = await made.made([id]);
    const paid = 153_846n + more;
    const change = { address: payout.changeAddress, units: String(5_000_000n - paid - 282n) };
    const outputs = [{ address: addresses.BTC, units: String(paid) }, change];
    await backend.db
      .insertInto('chain_spends')
      .values({
        ...{ id: crypto.randomUUID(), coin: 'BTC', txid: payout.txid, units: '5000000' },
        address_id: sql`(SELECT id FROM receiving_addresses WHERE branch = 0 AND index = 1)`,
        ...{ fee_units: '282', outputs: JSON.stringify(outputs), seen_at: backend.clock.now() },
        ...{ rate_usd: null, block_hash: null, height: null, state: 'seen', sources: ['1'] },
        is_earlier: false,
      })
      .execute();
    await backend.ports.db
      .transaction()
      .execute((trx) => raiseAlarms(trx, 'BTC', backend.clock.now()));
    const { reply } = await callApi(backend, calls.alarms.list, { token: grace.token });
    expect(reply.data).toHaveLength(alarms);
  });

  test('that raises a fee is announced before it takes the place of the first one', async () => {
    const slow = await made.made([id]);
    await seePayout(backend, slow._id);
    const fast = (await made.replace(slow._id, 9)).reply.data;
    const { db } = backend;
    await db.updateTable('chain_spends').set({ state: 'gone' }).execute();
    const outputs = fast.items.map(({ address }) => ({ address, units: '153846' }));
    await sql`INSERT INTO chain_spends (id, coin, txid, units, address_id, fee_units, outputs, seen_at,
        state, sources, is_earlier)
      SELECT gen_random_uuid(), coin, ${fast.txid}, units, address_id, 500, ${JSON.stringify(outputs)},
        now(), 'seen', '{1}', false FROM chain_spends`.execute(db);
    await db.transaction().execute((trx) => raiseAlarms(trx, 'BTC', backend.clock.now()));
    const { reply } = await callApi(backend, calls.alarms.list, { token: grace.token });
    expect(reply.data).toEqual([]);
    await keepPayouts(backend.ports);
    expect(await made.read(fast._id)).toMatchObject({ state: 'sent' });
    expect(await made.read(slow._id)).toMatchObject({ state: 'replaced' });
  });
});
