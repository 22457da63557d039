import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { deposit, investor, investorPassword, signIn } from '#tests/support/people.ts';

describeOnOneEngine('the summary of an investor', (engine) => {
  async function start() {
    const here = await stage(engine().db);
    const read = async (token = here.ada.token) =>
      (await callApi(here.backend, calls.balances.summary, { token })).reply.data;
    return { ...here, read };
  }

  test('has balances, what is in progress, open quotes and limits', async () => {
    const { backend, ada, grace, requested, read } = await start();
    const { token } = ada;
    await requested('100');
    await deposit(backend, ada, '300');
    const query = { coin: 'BTC', amount: '500' };
    const quote = (await callApi(backend, calls.prices.quote, { token, query })).reply.data;
    const body = { dailyWithdrawalUsd: 700, withdrawalsPaused: true, reviewHours: 24 };
    await callApi(backend, calls.settings.update, { token: grace.token, body });
    expect(await read()).toEqual({
      available: 900,
      held: 100,
      total: 1000,
      heldCount: 1,
      pendingDeposits: 300,
      pendingDepositCount: 1,
      openQuotes: [quote],
      withdrawals: {
        ...{ minimum: 1, dailyLimit: 700, dailyUsed: 100, waitsUntil: null, paused: true },
      },
      questions: [],
      reviewHours: 24,
    });
  });

  test('is all zero for a new investor, whatever others have', async () => {
    const { backend, read } = await start();
    expect(await read((await investor(backend, 'eve')).token)).toEqual({
      ...{ available: 0, held: 0, total: 0, heldCount: 0 },
      ...{ pendingDeposits: 0, pendingDepositCount: 0, openQuotes: [], questions: [] },
      reviewHours: 48,
      withdrawals: {
        ...{ minimum: 1, dailyLimit: null, dailyUsed: 0, waitsUntil: null, paused: false },
      },
    });
  });

  test('shows until when withdrawals wait after a new password', async () => {
    const { backend, ada, read } = await start();
    const newPassword = 'AnotherHarbour#7';
    const until = new Date(backend.clock.now().getTime() + withdrawalDelayMs).toISOString();
    await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword: investorPassword, newPassword, confirmPassword: newPassword },
    });
    expect((await read()).withdrawals.waitsUntil).toBe(until);
    backend.clock.advance(withdrawalDelayMs);
    const { token } = await signIn(backend, 'ada', newPassword);
    expect((await read(token)).withdrawals.waitsUntil).toBeNull();
  });
});
