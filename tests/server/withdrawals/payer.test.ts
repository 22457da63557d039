import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses } from '#tests/support/people.ts';
import { stage } from './stage.ts';

const masked = 'bc1qw508…7kv8f3t4';

describeOnOneEngine('a payment', (engine) => {
  const start = () => stage(engine().db);

  test('shows the whole address only to its payer while approved', async () => {
    const { grace, alan, act, requested, detail } = await start();
    const id = await requested();
    expect((await detail(id, alan)).address).toBe(addresses.BTC);
    await act('approve', id, grace);
    expect((await detail(id)).address).toBe(masked);
    expect((await act('startPayment', id, grace)).status).toBe(200);
    expect((await detail(id)).address).toBe(addresses.BTC);
    expect(await detail(id, alan)).toMatchObject({
      address: masked,
      payingBy: { _id: grace.user._id, fullName: 'grace of staff', active: true },
    });
    await act('pay', id, grace);
    expect(await detail(id, alan)).toMatchObject({ address: addresses.BTC, payingBy: null });
  });

  test('has a masked address in the list and the CSV export', async () => {
    const { backend, alan, approved } = await start();
    await approved();
    const { token } = alan;
    const list = await callApi(backend, calls.withdrawals.list, { token });
    expect(list.reply.data[0]?.address).toBe(masked);
    const query = { columns: 'address' };
    const csv = await callApi(backend, calls.exports.withdrawals, { token, query });
    expect(await csv.reply.text()).toContain(masked);
  });

  test('returns 409 with the payer’s name to another who starts, stops or pays', async () => {
    const { grace, alan, act, approved } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    for (const verb of ['startPayment', 'stopPayment', 'pay'] as const) {
      const { status, problem } = await act(verb, id, alan);
      expect([status, problem.message]).toEqual([409, 'grace of staff is paying this withdrawal.']);
    }
    expect((await act('stopPayment', id, grace)).status).toBe(200);
    expect((await act('stopPayment', id, grace)).status).toBe(409);
    expect((await act('startPayment', id, alan)).status).toBe(200);
    expect((await act('pay', id, alan)).status).toBe(200);
  });

  test('is released by its payer with a recent password only', async () => {
    const { backend, grace, act, approved } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    backend.clock.advance(reauthenticationMs + 1);
    expect((await act('stopPayment', id, grace)).problem.code).toBe('reauthenticate');
  });

  test('needs two objections of other people to be declined', async () => {
    const { grace, alan, edsger, act, approved, detail, balance } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    const first = await act('decline', id, alan);
    expect(first.reply.message).toMatch(/^Objection recorded. grace of staff may have paid/);
    expect(await detail(id)).toMatchObject({
      status: 'approved',
      objectedBy: { fullName: 'alan of staff' },
    });
    expect((await act('decline', id, alan)).status).toBe(409);
    expect(await balance()).toEqual([900, 1000]);
    expect((await act('decline', id, edsger)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 'declined', decidedBy: 'edsger of staff' });
    expect(await balance()).toEqual([1000, 1000]);
  });

  test('is declined by its payer, and by two others once the payer was suspended', async () => {
    const { backend, grace, alan, edsger, act, approved, detail } = await start();
    const own = await approved();
    await act('startPayment', own, grace);
    expect((await act('decline', own, grace)).status).toBe(200);
    const left = await approved();
    await act('startPayment', left, grace);
    const body = { reason: 'On leave.' };
    const params = { id: grace.user._id };
    await callApi(backend, calls.users.suspend, { token: alan.token, params, body });
    // The same after another person took over and stopped.
    await act('approve', left, edsger);
    await act('startPayment', left, alan);
    await act('stopPayment', left, alan);
    const first = await act('decline', left, alan);
    expect(first.reply.message).toMatch(/^Objection recorded. grace of staff may have paid/);
    expect((await detail(left, alan)).status).toBe('approved');
    expect((await act('decline', left, edsger)).status).toBe(200);
    expect((await detail(left, alan)).status).toBe('declined');
  });

  test('is taken over once the payer is not active staff', async () => {
    const { backend, grace, alan, act, approved, detail } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    const body = { reason: 'On leave.' };
    const params = { id: grace.user._id };
    await callApi(backend, calls.users.suspend, { token: alan.token, params, body });
    expect((await detail(id, alan)).payingBy).toMatchObject({ active: false });
    expect((await act('startPayment', id, alan)).status).toBe(409);
    expect((await act('approve', id, alan)).status).toBe(200);
    expect((await act('startPayment', id, alan)).status).toBe(200);
    expect((await detail(id, alan)).payingBy).toMatchObject({ _id: alan.user._id, active: true });
    expect((await act('pay', id, alan)).status).toBe(200);
  });

  test('goes to one of two who start at once, and to one of two who pay at once', async () => {
    const { grace, alan, act, approved, balance } = await start();
    for (const verb of ['startPayment', 'pay'] as const) {
      const id = await approved();
      const answers = await Promise.all([grace, alan, grace, alan].map((by) => act(verb, id, by)));
      const done = answers.filter(({ status }) => status === 200).length;
      // Starting again what one pays already changes nothing.
      expect([verb, done]).toEqual([verb, verb === 'pay' ? 1 : 2]);
    }
    expect(await balance()).toEqual([800, 900]);
  });

  test('is paid or stays approved when another declines at once', async () => {
    const { grace, alan, act, approved, detail } = await start();
    for (let round = 0; round < 4; round += 1) {
      const id = await approved();
      await act('startPayment', id, grace);
      const [paid] = await Promise.all([act('pay', id, grace), act('decline', id, alan)]);
      expect([paid.status, (await detail(id)).status]).toEqual([200, 'paid']);
    }
  });

  test('is bound once by a retry with the same Idempotency-Key', async () => {
    const { backend, grace, act, approved, detail } = await start();
    const id = await approved();
    const answers = [
      await act('startPayment', id, grace, 'one'),
      await act('startPayment', id, grace, 'one'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { reply } = await callApi(backend, calls.audit.list, {
      token: grace.token,
      query: { filter: { action: 'withdrawal.start-payment' } } as never,
    });
    expect(reply.data.map(({ target }) => target._id)).toEqual([id]);
    await act('stopPayment', id, grace, 'two');
    await act('startPayment', id, grace, 'one');
    expect((await detail(id)).payingBy).toBeNull();
  });

  test('asks for a recent password to approve, start and pay, not to decline', async () => {
    const { backend, grace, act, requested } = await start();
    const id = await requested();
    backend.clock.advance(reauthenticationMs);
    for (const verb of ['approve', 'startPayment', 'pay'] as const) {
      const { status, problem } = await act(verb, id, grace);
      expect([verb, status, problem.code]).toEqual([verb, 403, 'reauthenticate']);
    }
    expect((await act('decline', id, grace)).status).toBe(200);
  });
});
