import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Person, randomTxid } from '#tests/support/people.ts';
import { stage } from './stage.ts';

// 65 USD are exactly 0.001 BTC at the example rate.
const amount = '65';
const note = 'The exchange rounds up.';

describeOnOneEngine('the coins of a payment', (engine) => {
  async function start() {
    const all = await stage(engine().db);
    const { backend, grace } = all;
    const approved = async () => {
      const id = await all.requested(amount);
      await all.act('approve', id, grace);
      return id;
    };
    const pay = (id: string, coinAmount: string, more: { note?: string; by?: Person } = {}) =>
      callApi(backend, calls.withdrawals.pay, {
        token: (more.by ?? grace).token,
        params: { id },
        body: { txid: randomTxid(), coinAmount, ...(more.note && { note: more.note }) },
      });
    return { ...all, approved, pay };
  }

  test('are computed at the checked rate, which the detail shows with source and age', async () => {
    const { backend, approved, detail } = await start();
    const { payout } = await detail(await approved());
    expect(payout).toEqual({
      coinAmount: '0.00100000',
      rate: '65000.00',
      sources: ['example rate'],
      asOf: backend.clock.now().toISOString(),
    });
  });

  test('are refused at half, at double and beyond, note or not', async () => {
    const { approved, pay, detail } = await start();
    const id = await approved();
    for (const coinAmount of ['0.0005', '0.00000001', '0.002', '0.01', '99']) {
      for (const more of [{}, { note }]) {
        const { status, problem } = await pay(id, coinAmount, more);
        expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['coinAmount']]);
        expect(problem.message).toMatch(/ is worth \$[\d,.]+ now\. This withdrawal is \$65\.00\.$/);
      }
    }
    expect(await detail(id)).toMatchObject({ status: 'approved', note: null });
  });

  test('are refused with what they are worth in dollars', async () => {
    const { approved, pay } = await start();
    const { problem } = await pay(await approved(), '99');
    expect(problem.message).toBe('99 BTC is worth $6,435,000.00 now. This withdrawal is $65.00.');
  });

  test('need no note up to 3 % off', async () => {
    const { approved, pay, detail } = await start();
    for (const coinAmount of ['0.00103', '0.00097']) {
      const id = await approved();
      expect((await pay(id, coinAmount)).status).toBe(200);
      expect(await detail(id)).toMatchObject({ note: null, comparedRate: '65000.00' });
    }
  });

  test('need a note over 3 % off', async () => {
    const { approved, pay, detail } = await start();
    for (const coinAmount of ['0.0010301', '0.0009699', '0.00050001', '0.00199999']) {
      const id = await approved();
      const { status, problem } = await pay(id, coinAmount);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['note']]);
      expect(problem.message).toContain('over 3 % off $65.00. Write why.');
      expect((await pay(id, coinAmount, { note })).status).toBe(200);
      expect(await detail(id)).toMatchObject({ status: 'paid', note, comparedRate: '65000.00' });
    }
  });

  test('need a note without a rate, and keep that none was compared', async () => {
    const { backend, grace, approved, detail } = await start();
    const id = await approved();
    const { clock, db } = backend;
    const real = await startBackend({ db, clock, config: { demo: false } });
    const pay = (more: object) =>
      callApi(real, calls.withdrawals.pay, {
        token: grace.token,
        params: { id },
        body: { txid: randomTxid(), coinAmount: '0.5', ...more },
      });
    const read = { token: grace.token, params: { id } };
    expect((await callApi(real, calls.withdrawals.detail, read)).reply.data.payout).toBeNull();
    const { status, problem } = await pay({});
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['note']]);
    // The last rate bounds a payment that no rate of now can be compared with.
    const level = { asset: 'BTC', usd: '65000', at: clock.now() } as const;
    await db.insertInto('rate_levels').values(level).execute();
    expect(Object.keys((await pay({ note })).problem.fields ?? {})).toEqual(['coinAmount']);
    await db.deleteFrom('rate_levels').execute();
    expect((await pay({ note })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 'paid', note, comparedRate: null });
  });

  test('are logged with the rate and the note', async () => {
    const { backend, grace, approved, pay } = await start();
    const id = await approved();
    await pay(id, '0.0011', { note });
    const { reply } = await callApi(backend, calls.audit.list, {
      token: grace.token,
      query: { filter: { action: 'withdrawal.pay' } } as never,
    });
    expect(reply.data.map(({ details }) => details)).toEqual([
      { txid: expect.any(String), coinAmount: '0.0011', coin: 'BTC', rate: '65000.00', note },
    ]);
  });

  test('are recorded once by two who pay at once, under the name of the one who did', async () => {
    const { backend, grace, alan, approved, pay, detail } = await start();
    const id = await approved();
    backend.clock.advance(60_000);
    const at = backend.clock.now().toISOString();
    const both = [grace, alan].map((by) => pay(id, '0.001', { by }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    const payer = statuses[0] === 200 ? grace : alan;
    expect(await detail(id)).toMatchObject({ paidBy: payer.user.fullName, paidAt: at });
  });

  test('leave the approval its own person and time', async () => {
    const { backend, alan, approved, pay, detail } = await start();
    const id = await approved();
    const approvedAt = backend.clock.now().toISOString();
    backend.clock.advance(60_000);
    await pay(id, '0.001', { by: alan });
    const paidAt = backend.clock.now().toISOString();
    const shown = await detail(id);
    expect(shown).toMatchObject({
      ...{ decidedBy: 'grace of staff', decidedAt: approvedAt },
      ...{ paidBy: 'alan of staff', paidAt },
    });
    expect(shown.timeline).toEqual([
      { at: shown.createdAt, event: 'requested', by: 'ada of the tests', note: null },
      { at: approvedAt, event: 'approved', by: 'grace of staff', note: null },
      { at: paidAt, event: 'paid', by: 'alan of staff', note: null },
    ]);
  });
});

describeOnOneEngine('the database', (engine) => {
  test('refuses a payment of double or half the coins, or with neither rate nor note', async () => {
    const { backend, grace, requested, act } = await stage(engine().db);
    const id = await requested(amount);
    await act('approve', id, grace);
    const at = backend.clock.now();
    const rate = { compared_rate_usd: '65000', compared_rate_as_of: at };
    for (const [columns, message] of [
      [{ coin_units: '200100', ...rate }, /is worth/],
      [{ coin_units: '49900', ...rate }, /is worth/],
      [{ coin_units: '100000' }, /neither a rate nor a note/],
    ] as const) {
      const paying = backend.db
        .updateTable('withdrawals')
        .set({ status: 'paid', paid_by: grace.user._id, paid_at: at, txid: randomTxid() })
        .set(columns)
        .where('id', '=', id);
      await expect(paying.execute()).rejects.toThrow(message);
    }
  });

  test('keeps note and compared rate of a payment, and has none before it', async () => {
    const { backend, grace, requested, act } = await stage(engine().db);
    const id = await requested();
    await act('approve', id, grace);
    const change = (column: string) =>
      sql`UPDATE withdrawals SET ${sql.ref(column)} = '1' WHERE id = ${id}`.execute(backend.db);
    await expect(change('payment_note')).rejects.toThrow(/frozen/);
    await act('pay', id, grace);
    await expect(change('payment_note')).rejects.toThrow(/cannot go from paid/);
    await expect(change('compared_rate_usd')).rejects.toThrow(/cannot go from paid/);
  });
});
