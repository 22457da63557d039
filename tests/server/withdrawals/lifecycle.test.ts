import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, fund, investor, randomTxid, staff } from '#tests/support/people.ts';

describeOnOneEngine('a withdrawal', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    const ask = (fault: Partial<Record<'amount' | 'withdrawMode' | 'address', string>> = {}) =>
      callApi(backend, calls.withdrawals.create, {
        token: ada.token,
        body: { amount: '600', withdrawMode: 'Bitcoin', address: addresses.BTC, ...fault },
      });
    const newest = async () =>
      (await callApi(backend, calls.withdrawals.own, { token: ada.token })).reply.data[0];
    const idOf = async () => (await newest())?._id ?? '';
    const money = async () => {
      const params = { userId: ada.user._id };
      const { data } = (await callApi(backend, calls.profile.read, { token: ada.token, params }))
        .reply;
      return [data.acctBalance, data.balance];
    };
    const staffDo = async (verb: 'approve' | 'decline' | 'pay', body?: object) =>
      callApi(backend, calls.withdrawals[verb], {
        token: grace.token,
        params: { id: await idOf() },
        body: body as never,
      });
    const cancel = async (token = ada.token) =>
      callApi(backend, calls.withdrawals.cancel, { token, params: { id: await idOf() } });
    return { backend, grace, ada, ask, newest, money, staffDo, cancel };
  }

  test.each([
    [{ amount: '' }, messages.enterValue],
    [{ withdrawMode: '' }, messages.enterValue],
    [{ amount: '0' }, messages.enterValue],
    [{ amount: '-5' }, messages.enterValue],
    [{ amount: '1e2' }, messages.enterValue],
    [{ amount: '10.001' }, messages.enterValue],
    [{ address: '' }, messages.addressInvalid],
    [{ address: addresses.ETH }, messages.addressIsEthereum],
    [{ address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }, messages.addressInvalid],
    [{ amount: '1000.01' }, messages.insufficientBalance],
  ])('is refused for %o', async (fault, sentence) => {
    const { ask, money } = await start();
    const { status, problem } = await ask(fault);
    expect([status, problem.message]).toEqual([422, sentence]);
    expect(await money()).toEqual([1000, 1000]);
  });

  test('holds its amount, is approved, paid, and then gone for good', async () => {
    const { ask, newest, money, staffDo, cancel } = await start();
    expect((await ask()).reply.message).toBe(withdrawalMessages.withdrawalRequested);
    expect(await money()).toEqual([400, 1000]);
    expect((await staffDo('pay', { txid: randomTxid(), coinAmount: '0.01' })).status).toBe(409);
    expect((await staffDo('approve')).status).toBe(200);
    expect((await staffDo('approve')).status).toBe(409);
    expect((await cancel()).status).toBe(409);
    const wrong = await staffDo('pay', { txid: 'nothing', coinAmount: '0.01' });
    expect([wrong.status, wrong.problem.message]).toEqual([422, messages.txidBitcoin]);
    const txid = randomTxid();
    expect((await staffDo('pay', { txid, coinAmount: '0.00923077' })).status).toBe(200);
    expect(await money()).toEqual([400, 400]);
    expect(await newest()).toMatchObject({ status: 'paid', txid, coinAmount: '0.00923077' });
    expect((await staffDo('decline', { reason: 'too late' })).status).toBe(409);
  });

  test('is not paid by the transaction that paid another one to the same address', async () => {
    const { backend, ask, money, staffDo, newest } = await start();
    const paid = { txid: randomTxid(), coinAmount: '0.00230769', note: 'Two at once.' };
    await ask({ amount: '100' });
    await staffDo('approve');
    expect((await staffDo('pay', paid)).status).toBe(200);
    backend.clock.advance(1000);
    await ask({ amount: '200' });
    await staffDo('approve');
    const { status, problem } = await staffDo('pay', paid);
    expect([status, problem.message]).toEqual([409, platformMessages.paymentTaken]);
    expect(await money()).toEqual([700, 900]);
    expect((await newest())?.status).toBe('approved');
  });

  test.each(['requested', 'approved'] as const)('declined from %s gives back', async (from) => {
    const { ask, newest, money, staffDo } = await start();
    await ask();
    if (from === 'approved') await staffDo('approve');
    expect((await staffDo('decline', { reason: '' })).problem.message).toBe(
      messages.reasonRequired,
    );
    expect((await staffDo('decline', { reason: 'Address is on a list.' })).status).toBe(200);
    expect(await money()).toEqual([1000, 1000]);
    expect(await newest()).toMatchObject({ status: 'declined', reason: 'Address is on a list.' });
  });

  test('is cancelled only by its owner, while requested', async () => {
    const { backend, ask, money, cancel, newest } = await start();
    const eve = await investor(backend, 'eve');
    await ask();
    expect((await cancel(eve.token)).status).toBe(404);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect(await money()).toEqual([1000, 1000]);
    expect((await newest())?.status).toBe('cancelled');
  });

  test('shows in the list without a balance until it is paid', async () => {
    const { backend, ada, ask } = await start();
    backend.clock.advance(1000);
    await ask();
    const { reply } = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(reply.data).toMatchObject([
      { kind: 'withdrawal', mode: 'BTC', amount: -600, status: 'requested', balanceAfter: null },
      { kind: 'deposit', mode: 'BTC', amount: 1000, status: 'confirmed', balanceAfter: 1000 },
    ]);
  });

  test('waits a day after a change of password, and for the operator’s limits', async () => {
    const { backend, grace, ada, ask } = await start();
    const set = (body: object) =>
      callApi(backend, calls.settings.update, { token: grace.token, body: body as never });
    await set({ dailyWithdrawalUsd: 700 });
    expect((await ask()).status).toBe(200);
    expect((await ask({ amount: '200' })).problem.message).toMatch(/At most \$700.00/);
    await set({ withdrawalsPaused: true, pauseReason: 'We move our wallets.' });
    const paused = await ask({ amount: '50' });
    expect([paused.status, paused.problem.message]).toEqual([
      503,
      'Withdrawals are paused. We move our wallets.',
    ]);
    await set({ withdrawalsPaused: false });
    const newPassword = 'NewHarbour#8';
    await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword: 'QuietHarbour#9', newPassword, confirmPassword: newPassword },
    });
    expect((await ask({ amount: '50' })).problem.message).toBe(withdrawalMessages.coolingDown);
  });
});
