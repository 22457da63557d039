import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, fund, investor, randomTxid, staff } from '#tests/support/people.ts';

describeOnOneEngine('the staff’s list of withdrawals', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    const { token } = grace;
    const list = async (filter: object = {}) =>
      (await callApi(backend, calls.withdrawals.list, { token, query: { filter } as never })).reply
        .data;
    const ask = async (amount: string, withdrawMode: 'Bitcoin' | 'Ethereum' = 'Bitcoin') => {
      const address = withdrawMode === 'Bitcoin' ? addresses.BTC : addresses.ETH;
      const body = { amount, withdrawMode, address };
      await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
      const [newest] = await list();
      backend.clock.advance(1000);
      return newest?._id ?? '';
    };
    const detail = (id: string) =>
      callApi(backend, calls.withdrawals.detail, { token, params: { id } });
    return { backend, grace, ada, list, ask, detail };
  }

  test('shows address, hold and who decided, and filters by all it offers', async () => {
    const { backend, grace, ada, list, ask, detail } = await start();
    const [small, ether] = [await ask('100'), await ask('250.5', 'Ethereum')];
    const ids = async (filter: object) => (await list(filter)).map(({ _id }) => _id);
    const { token } = grace;
    const txid = randomTxid();
    await callApi(backend, calls.withdrawals.approve, { token, params: { id: small } });
    expect((await detail(small)).reply.data).toMatchObject({
      address: 'bc1qw508…7kv8f3t4',
      payingBy: null,
      blockedBy: null,
      firstPayout: true,
      sharedAddress: false,
      declinedAddress: false,
      unusualAmount: false,
      held: 100,
      status: 'approved',
      decidedBy: grace.user.fullName,
      paidBy: null,
      claimedBy: null,
      user: { _id: ada.user._id, fullName: ada.user.fullName },
    });
    await callApi(backend, calls.withdrawals.pay, {
      token,
      params: { id: small },
      body: { txid, coinAmount: '0.00153846' },
    });
    expect((await detail(small)).reply.data).toMatchObject({
      held: 0,
      paidBy: grace.user.fullName,
    });
    // A list has doubts only of those that wait.
    expect((await list()).map(({ firstPayout }) => firstPayout)).toEqual([true, false]);
    expect((await detail(small)).reply.data).toMatchObject({ firstPayout: true });
    expect(await ids({})).toEqual([ether, small]);
    expect(await ids({ status: 'paid' })).toEqual([small]);
    expect(await ids({ coin: 'ETH' })).toEqual([ether]);
    expect(await ids({ userId: ada.user._id })).toEqual([ether, small]);
    expect(await ids({ userId: grace.user._id })).toEqual([]);
    expect(await ids({ amountFrom: 250.5, amountTo: 250.5 })).toEqual([ether]);
    expect(await ids({ from: '2026-03-02', to: '2026-03-02' })).toEqual([ether, small]);
    expect(await ids({ from: '2026-03-03' })).toEqual([]);
    expect(await ids({ q: `#${ether.slice(-10).toUpperCase()}` })).toEqual([ether]);
    expect(await ids({ q: txid })).toEqual([small]);
  });

  test('an unknown withdrawal is 404, and investors have only their own list', async () => {
    const { backend, ada, ask, detail } = await start();
    expect((await detail(crypto.randomUUID())).status).toBe(404);
    const params = { id: await ask('100') };
    const refused = await callApi(backend, calls.withdrawals.detail, { token: ada.token, params });
    expect(refused.status).toBe(403);
  });
});
