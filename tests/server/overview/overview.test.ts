import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey } from '#tests/support/factor/secondFactor.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  signIn,
  staff,
} from '#tests/support/people.ts';

describeOnOneEngine('the overview', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const read = async () =>
      (await callApi(backend, calls.overview.read, { token: grace.token })).reply.data;
    return { backend, grace, read };
  }

  test('is all zero without data, with no check of the ledger yet', async () => {
    const { backend, read } = await start();
    const empty = await read();
    expect(empty).toMatchObject({
      waiting: { deposits: 0, requestedWithdrawals: 0, approvedWithdrawals: 0 },
      oldestWaiting: { deposit: null, withdrawal: null },
      decidedToday: { deposits: 0, withdrawals: 0 },
      owedToInvestors: '0.00',
      invariants: { checkedAt: null },
    });
    expect(empty.invariants.problem).not.toBeNull();
    await checkHealth(backend.ports);
    const checkedAt = backend.clock.now().toISOString();
    expect((await read()).invariants).toEqual({ checkedAt, problem: null });
  });

  test('names rules that too few can meet, and whether one person suffices', async () => {
    const { backend, grace, read } = await start();
    const alan = await staff(backend, 'alan', ['approve', 'people', 'review']);
    expect((await read()).approvals).toEqual({ unmet: [], oneSuffices: true });
    const { token } = grace;
    for (const kind of ['withdrawal', 'deposit-unseen'] as const) {
      const body = { kind, fromUsd: '100', approvals: 2 };
      await callApi(backend, calls.approvals.proposeRule, { token, body });
    }
    expect((await read()).approvals.unmet).toEqual([]);
    const suspended = { token, params: { id: alan.user._id }, body: { reason: 'On leave.' } };
    expect((await callApi(backend, calls.users.suspend, suspended)).status).toBe(200);
    const { unmet, oneSuffices } = (await read()).approvals;
    expect([unmet.sort(), oneSuffices]).toEqual([['deposit-unseen', 'withdrawal'], true]);
  });

  test('counts what waits, names the oldest, and what was decided since midnight UTC', async () => {
    const { backend, grace, read } = await start();
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    const oldest = backend.clock.now().toISOString();
    await deposit(backend, ada);
    backend.clock.advance(60_000);
    await deposit(backend, ada);
    const ask = () =>
      callApi(backend, calls.withdrawals.create, {
        token: ada.token,
        body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
      });
    const asked = backend.clock.now().toISOString();
    await ask();
    backend.clock.advance(1000);
    await ask();
    const own = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    const id = own.reply.data.at(-1)?._id ?? '';
    await callApi(backend, calls.withdrawals.approve, { token: grace.token, params: { id } });
    expect(await read()).toMatchObject({
      waiting: { deposits: 2, requestedWithdrawals: 1, approvedWithdrawals: 1 },
      oldestWaiting: { deposit: oldest, withdrawal: asked },
      decidedToday: { deposits: 1, withdrawals: 1 },
      owedToInvestors: '1000.00',
    });
    backend.clock.advance(15 * 60 * 60_000);
    const alan = await staff(backend, 'alan');
    const later = await callApi(backend, calls.overview.read, { token: alan.token });
    expect(later.reply.data.decidedToday).toEqual({ deposits: 0, withdrawals: 0 });
  });

  test('counts what waits for longer than promised, or will soon', async () => {
    const { backend, grace, read } = await start();
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    await deposit(backend, ada);
    const { reply } = await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const none = {
      ...{ depositsOverdue: 0, depositsSoon: 0 },
      ...{ withdrawalsOverdue: 0, paymentsOverdue: 0 },
    };
    expect((await read()).due).toEqual(none);
    const after = async (hours: number) => {
      backend.clock.advance(hours * 60 * 60_000);
      const { token } = await signIn(backend, 'grace', staffPassword);
      return (await callApi(backend, calls.overview.read, { token })).reply.data.due;
    };
    expect(await after(43)).toEqual({ ...none, depositsSoon: 1 });
    expect(await after(6)).toEqual({ ...none, depositsOverdue: 1, withdrawalsOverdue: 1 });
    const { token } = await signIn(backend, 'grace', staffPassword);
    const params = { id: reply.data._id };
    await callApi(backend, calls.withdrawals.approve, { token, params, body: {} as never });
    expect(await after(47)).toEqual({ ...none, depositsOverdue: 1 });
    expect(await after(2)).toEqual({ ...none, depositsOverdue: 1, paymentsOverdue: 1 });
  });

  test('counts mails that failed, and those given up within a week', async () => {
    const { backend, read } = await start();
    expect((await read()).mails).toEqual({ retrying: 0, givenUp: 0 });
    const at = backend.clock.now();
    const mail = { recipient: 'a@b.example', subject: 'S', body: 'B', created_at: at, due_at: at };
    const add = (state: { last_error?: string; given_up_at?: Date }) =>
      backend.db
        .insertInto('outbox')
        .values({ id: crypto.randomUUID(), ...mail, ...state })
        .execute();
    await add({});
    await add({ last_error: 'Refused.' });
    await add({ last_error: 'Refused.', given_up_at: at });
    await add({ last_error: 'Refused.', given_up_at: new Date(at.getTime() - 8 * dayMs) });
    expect((await read()).mails).toEqual({ retrying: 1, givenUp: 1 });
  });

  test('knows what a new installation lacks', async () => {
    const { backend, grace, read } = await start();
    expect((await read()).setUp).toEqual({ addresses: [], staff: 1, withoutSecondFactor: 1 });
    await addWallet(backend, grace, 'ETH');
    await addWallet(backend, grace, 'BTC');
    const alan = await staff(backend, 'alan');
    const known = { addresses: ['BTC', 'ETH'], staff: 2 };
    expect((await read()).setUp).toEqual({ ...known, withoutSecondFactor: 2 });
    await addApp(backend, alan);
    await addPasskey(backend, grace);
    expect((await read()).setUp).toEqual({ ...known, withoutSecondFactor: 0 });
  });

  test('has the last verdict on the activity log with its time', async () => {
    const { backend, grace, read } = await start();
    expect((await read()).auditLog).toBeNull();
    await addWallet(backend, grace);
    const checkedAt = backend.clock.now().toISOString();
    const { reply } = await callApi(backend, calls.audit.verify, { token: grace.token });
    expect(reply.data).toMatchObject({ intact: true, checkedAt, upTo: { seq: 1 } });
    backend.clock.advance(60_000);
    expect((await read()).auditLog).toEqual(reply.data);
  });

  test('does not count a cancellation by the investor as a decision', async () => {
    const { backend, grace, read } = await start();
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const own = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    const params = { id: own.reply.data[0]?._id ?? '' };
    await callApi(backend, calls.withdrawals.cancel, { token: ada.token, params });
    expect(await read()).toMatchObject({
      waiting: { requestedWithdrawals: 0 },
      decidedToday: { withdrawals: 0 },
    });
  });

  test('the sum owed is at most five seconds old', async () => {
    const { backend, grace, read } = await start();
    const ada = await investor(backend);
    await addWallet(backend, grace);
    expect((await read()).owedToInvestors).toBe('0.00');
    await fund(backend, ada, grace, '70');
    backend.clock.advance(5_000);
    expect((await read()).owedToInvestors).toBe('70.00');
  });
});
