import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { duties } from '#contract/duties.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('the team', (engine) => {
  test('is listed by name, suspended colleagues too, with the last visit of each', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const seenAt = backend.clock.now().toISOString();
    const alanId = await backend.addStaff('alan');
    await investor(backend);
    await callApi(backend, calls.users.suspend, {
      token: grace.token,
      params: { id: alanId },
      body: { reason: 'On leave.' },
    });
    const { reply } = await callApi(backend, calls.staff.list, { token: grace.token });
    const names = (name: string) => ({ fullName: `${name} of staff`, userName: name });
    const secondFactor = { passkeys: 0, authenticator: false, recoveryCodesLeft: 0 };
    const idle = { deposits: 0, payments: 0, secondFactor };
    const never = { signedInAt: null, lastSeenAt: null };
    const now = { signedInAt: seenAt, lastSeenAt: seenAt };
    expect(reply.data).toEqual([
      { _id: alanId, ...names('alan'), status: 'suspended', duties, ...never, ...idle },
      { _id: grace.user._id, ...names('grace'), status: 'active', duties, ...now, ...idle },
    ]);
  });

  test('has the deposits and payments that wait for each', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const { token } = grace;
    const ids = await deposit(backend, ada);
    const body = { ids, assignee: grace.user._id };
    await callApi(backend, calls.deposits.assign, { token, body });
    await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const own = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    const params = { id: own.reply.data[0]?._id ?? '' };
    await callApi(backend, calls.withdrawals.approve, { token, params });
    await callApi(backend, calls.withdrawals.startPayment, { token, params });
    const { reply } = await callApi(backend, calls.staff.list, { token });
    expect(reply.data).toMatchObject([{ deposits: 1, payments: 1 }]);
  });
});
