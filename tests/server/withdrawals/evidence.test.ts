import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword } from '#mocks/backend.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  deposit,
  fund,
  investor,
  investorPassword,
  signIn,
} from '#tests/support/people.ts';
import { stage } from './stage.ts';

const masked = 'bc1qw508…7kv8f3t4';

describeOnOneEngine('what staff read of a withdrawal', (engine) => {
  const start = () => stage(engine().db);

  test('has the steps of investor and staff, in order', async () => {
    const { grace, alan, edsger, act, requested, detail } = await start();
    const id = await requested();
    await act('approve', id, grace);
    await act('startPayment', id, alan);
    await act('decline', id, grace);
    await act('stopPayment', id, alan);
    await act('decline', id, edsger);
    const steps = (await detail(id)).timeline.map(({ event, by }) => [event, by]);
    expect(steps).toEqual([
      ['requested', 'ada of the tests'],
      ['approved', 'grace of staff'],
      ['payment-started', 'alan of staff'],
      ['objected', 'grace of staff'],
      ['payment-stopped', 'alan of staff'],
      ['declined', 'edsger of staff'],
    ]);
  });

  test('counts payments to the address, and other investors who use it', async () => {
    const { backend, grace, act, requested, detail } = await start();
    const first = await requested();
    const { createdAt, recipient } = await detail(first);
    const unknown = {
      valid: true,
      ours: false,
      paidBefore: 0,
      lastPaidAt: null,
      declinedBefore: 0,
      lastDecline: null,
    };
    const none = { otherInvestors: 0, others: [], sentTxid: null };
    expect(recipient).toEqual({ ...unknown, ...none, firstUsedAt: createdAt });
    await act('approve', first, grace);
    await act('pay', first, grace);
    const paidAt = backend.clock.now().toISOString();
    expect((await detail(first)).recipient).toMatchObject(unknown);
    const eve = await investor(backend, 'eve');
    await fund(backend, eve, grace);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: eve.token, body });
    const second = await requested();
    expect((await detail(second)).recipient).toMatchObject({
      ...{ valid: true, ours: false, paidBefore: 1, lastPaidAt: paidAt },
      ...{ otherInvestors: 1, firstUsedAt: createdAt },
      others: [{ user: { _id: eve.user._id, fullName: 'eve of the tests' }, amount: 100 }],
    });
    // Two investors with one address are approved with a note only.
    const approve = (sent: { note?: string }) => {
      const { token } = grace;
      const params = { id: second };
      return callApi(backend, calls.withdrawals.approve, { token, params, body: sent });
    };
    const refused = await approve({ note: ' ' });
    const problem = { note: withdrawalMessages.noteForSharedAddress };
    expect([refused.status, refused.problem.fields]).toEqual([422, problem]);
    expect((await approve({ note: 'One household.' })).status).toBe(200);
    expect((await detail(second)).timeline.at(-1)).toMatchObject({
      ...{ event: 'approved', note: 'One household.' },
    });
  });

  test('names an address that is one of ours since', async () => {
    const { backend, grace, request, detail } = await start();
    const body = { walletAdd: addresses.BTC, walletType: 'btc' } as const;
    await request();
    const { token } = grace;
    const list = await callApi(backend, calls.withdrawals.list, { token });
    await callApi(backend, calls.wallets.add, { token, body });
    expect((await detail(list.reply.data[0]?._id ?? '')).recipient.ours).toBe(true);
  });

  test('has the deposits of its investor, and the balance with what stays after it', async () => {
    const { backend, ada, grace, act, requested, detail } = await start();
    const id = await requested();
    await deposit(backend, ada, '77');
    const { alsoOpen, latestDeposits, ...investor } = (await detail(id)).investor;
    expect(latestDeposits).toMatchObject([{ amount: '1000.00' }]);
    expect(alsoOpen).toMatchObject([{ kind: 'deposit', amount: '77.00', status: 'pending' }]);
    const held = { available: '900.00', held: '100.00', total: '1000.00' };
    const after = { availableAfter: '900.00', totalAfter: '900.00' };
    const sums = { deposits: 1, paidIn: '1000.00', pendingDeposits: 1, pendingAmount: '77.00' };
    const who = { isVerified: false, createdAt: ada.user.createdAt, largestPaid: null, ...sums };
    expect(investor).toEqual({ ...held, ...after, ...who });
    await act('approve', id, grace);
    await act('pay', id, grace);
    const paid = { available: '900.00', held: '0.00', total: '900.00' };
    expect((await detail(id)).investor).toEqual({
      ...paid,
      ...after,
      ...who,
      alsoOpen,
      latestDeposits,
    });
  });

  test('has the last five before it, with the address of an approved one masked', async () => {
    const { grace, act, requested, detail } = await start();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push(await requested('10'));
    await act('approve', ids[4] ?? '', grace);
    const { earlier, investor } = await detail(ids[5] ?? '');
    expect(investor.alsoOpen.map(({ _id, status }) => [_id, status])).toEqual(
      [0, 1, 2, 3, 4].map((at) => [ids[at], at === 4 ? 'approved' : 'requested']),
    );
    expect(earlier.map(({ _id }) => _id)).toEqual([4, 3, 2, 1, 0].map((at) => ids[at]));
    expect(earlier[0]).toMatchObject({ amount: 10, address: masked, status: 'approved' });
    expect(earlier[1]).toMatchObject({ address: addresses.BTC, status: 'requested' });
  });

  test('has a changed password for 30 days, and a new browser with its name', async () => {
    const { backend, ada, requested, detail } = await start();
    const id = await requested();
    const none = { passwordChangedAt: null, emailChangedAt: null, newDeviceAt: null, device: null };
    expect((await detail(id)).account).toEqual(none);
    backend.clock.advance(1000);
    const at = backend.clock.now().toISOString();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
    await callApi(backend, calls.auth.signIn, {
      body: { userName: 'ada', password: investorPassword },
      headers: { 'User-Agent': firefox },
    });
    expect((await detail(id)).account).toEqual({
      ...none,
      newDeviceAt: at,
      device: 'Firefox on Linux',
    });
    const next = `${investorPassword}2`;
    const body = { existingPassword: investorPassword, newPassword: next, confirmPassword: next };
    await callApi(backend, calls.profile.changePassword, { token: ada.token, body });
    expect((await detail(id)).account.passwordChangedAt).toBe(at);
    backend.clock.advance(31 * dayMs);
    const later = await signIn(backend, 'grace', staffPassword);
    expect((await detail(id, later)).account.passwordChangedAt).toBeNull();
  });

  test('is due when the promised review time ends', async () => {
    const { requested, detail } = await start();
    const { createdAt, dueAt } = await detail(await requested());
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(2 * dayMs);
  });
});
