import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('the detail of an account', (engine) => {
  async function stage() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '300');
    const { token } = grace;
    const read = async () => {
      const params = { id: ada.user._id };
      return (await callApi(backend, calls.users.detail, { token, params })).reply.data;
    };
    return { backend, grace, ada, token, read };
  }

  test('counts entries apart from what is pending or open', async () => {
    const { backend, ada, token, read } = await stage();
    await deposit(backend, ada, '75');
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    const query = { coin: 'BTC', amount: '500' } as const;
    const quote = await callApi(backend, calls.prices.quote, { token: ada.token, query });
    const params = { id: quote.reply.data.quoteId };
    await callApi(backend, calls.quotes.sent, { token: ada.token, params });
    await callApi(backend, calls.users.adjust, {
      token,
      params: { userId: ada.user._id },
      body: { status: 'Debit', amount: '0.50', reason: 'A fee.' },
    });
    expect(await read()).toMatchObject({
      entries: { count: 2, total: '299.50' },
      pendingDeposits: { count: 1, amount: '75.00' },
      withdrawals: 1,
      openWithdrawals: 1,
      announced: 1,
      signedInAt: expect.stringMatching(/Z$/),
      emailVerifiedAt: expect.stringMatching(/Z$/),
    });
  });

  test('has the state of the address book and the count of its addresses', async () => {
    const { backend, ada, read } = await stage();
    expect((await read()).book).toEqual({
      on: false,
      holdsUntil: null,
      addresses: 0,
      waiting: 0,
    });
    const { token } = ada;
    const body = { coin: 'BTC', address: addresses.BTC } as const;
    await callApi(backend, calls.addressBook.add, { token, body });
    await callApi(backend, calls.addressBook.switch, { token, body: { on: true } });
    await callApi(backend, calls.addressBook.switch, { token, body: { on: false } });
    const holdsUntil = new Date(backend.clock.now().getTime() + 24 * 60 * 60_000).toISOString();
    expect((await read()).book).toEqual({ on: false, holdsUntil, addresses: 1, waiting: 1 });
  });

  test('has a change of the password with its time', async () => {
    const { backend, ada, read } = await stage();
    expect((await read()).changes.passwordChangedAt).toBeNull();
    const existingPassword = 'QuietHarbour#9';
    const next = { newPassword: 'LoudHarbour#10', confirmPassword: 'LoudHarbour#10' };
    const changed = await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword, ...next },
    });
    expect(changed.status).toBe(200);
    expect((await read()).changes.passwordChangedAt).toBe(backend.clock.now().toISOString());
  });

  test('leaves what has no entry out of the entries', async () => {
    const { backend, ada, token } = await stage();
    await deposit(backend, ada, '75');
    const params = { id: ada.user._id };
    const amounts = async (filter: object) => {
      const query = { filter } as never;
      const { reply } = await callApi(backend, calls.users.transactions, { token, params, query });
      return reply.data.map(({ amount }) => amount);
    };
    expect(await amounts({})).toEqual([75, 300]);
    expect(await amounts({ entries: true })).toEqual([300]);
  });
});

describeOnOneEngine('the reason of what staff take away', (engine) => {
  test('is optional for a role and for closing, and is kept in the activity log', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    const [ada, bob] = [await investor(backend), await investor(backend, 'bob')];
    const setRole = (body: { role: 'admin' | 'user'; reason?: string }) =>
      callApi(backend, calls.staff.setRole, { token, params: { id: ada.user._id }, body });
    await setRole({ role: 'admin', reason: 'Joins the team.' });
    await setRole({ role: 'user' });
    const close = (userId: string, body: { reason?: string }) =>
      callApi(backend, calls.users.close, { token, params: { userId }, body });
    await close(ada.user._id, { reason: 'Asked for it.' });
    expect((await close(bob.user._id, {})).status).toBe(200);
    const { reply } = await callApi(backend, calls.audit.list, { token });
    const lines = reply.data.filter(({ action }) => ['user.role', 'user.close'].includes(action));
    const asked = lines.map(({ action, details }) => [action, details.reason ?? null]).reverse();
    expect(asked).toEqual([
      ['user.role', 'Joins the team.'],
      ['user.role', null],
      ['user.close', 'Asked for it.'],
      ['user.close', null],
    ]);
  });
});
