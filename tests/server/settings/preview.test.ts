import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  signIn,
  staff,
} from '#tests/support/people.ts';

const hourMs = 60 * 60_000;

describeOnOneEngine('the preview of settings', (engine) => {
  test('counts what waits longer than the new review time, and quotes outside of new limits', async () => {
    const backend = await startBackend({ db: engine().db });
    const first = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, first);
    await fund(backend, ada, first);
    const withdraw = () => {
      const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
      return callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    };
    await deposit(backend, ada);
    await withdraw();
    backend.clock.advance(30 * 60_000);
    await deposit(backend, ada);
    backend.clock.advance(24 * hourMs);
    const grace = await signIn(backend, 'grace', staffPassword);
    const eve = await investor(backend, 'eve');
    for (const amount of ['60', '5000']) {
      const query = { coin: 'BTC', amount } as const;
      await callApi(backend, calls.prices.quote, { token: eve.token, query });
    }
    const preview = async (query: object) =>
      (
        await callApi(backend, calls.settings.preview, {
          token: grace.token,
          query: query as never,
        })
      ).reply.data;
    const asItIs = {
      ...{ lateNow: 0, lateBefore: 0, lateWithdrawalsNow: 0, lateWithdrawalsBefore: 0 },
      ...{ openQuotes: 2, quotesOutside: 0, openWithdrawals: 1 },
    };
    expect(await preview({})).toEqual(asItIs);
    const late = { lateNow: 1, lateWithdrawalsNow: 1 };
    expect(await preview({ reviewHours: 24 })).toEqual({ ...asItIs, ...late });
    expect(await preview({ reviewHours: 720 })).toEqual(asItIs);
    const limits = { minDepositUsd: 100, maxDepositUsd: 1000 };
    expect(await preview(limits)).toEqual({ ...asItIs, quotesOutside: 2 });
    expect(await preview({ maxDepositUsd: 1000 })).toEqual({ ...asItIs, quotesOutside: 1 });
  });
});
