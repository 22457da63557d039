import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  investorPassword,
  signIn,
  staff,
} from '#tests/support/people.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function balancesOf(backend: Backend, token: string, userId: string) {
  const { reply } = await callApi(backend, calls.profile.read, { token, params: { userId } });
  return { available: reply.data.acctBalance, total: reply.data.balance };
}

async function brokenCount({ db }: Backend) {
  const rows = await db.selectFrom('ledger_invariants').selectAll().execute();
  return rows.filter((row) => row.broken !== 0n).length;
}

describeOnOneEngine('many at once', (engine) => {
  test('200 parallel confirms of one deposit give one credit', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const depositId = await deposit(backend, ada, '500');
    const answers = await times(200, () =>
      callApi(backend, calls.deposits.confirm, {
        token: grace.token,
        params: { depositId },
        body: {},
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.problem.state).toMatchObject({
      status: 'confirmed',
      decidedBy: grace.user.fullName,
    });
    expect(await balancesOf(backend, ada.token, ada.user._id)).toEqual({
      available: 500,
      total: 500,
    });
    expect(await brokenCount(backend)).toBe(0);
  });

  test('100 parallel withdrawals of 600 against 1000 give one', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    const body = { amount: '600', withdrawMode: 'Bitcoin', address: addresses.BTC };
    const answers = await times(100, () =>
      callApi(backend, calls.withdrawals.create, { token: ada.token, body }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200);
    const other = refusals.filter(
      ({ problem }) => problem.message !== messages.insufficientBalance,
    );
    expect(other.map(({ status, problem }) => [status, problem.message])).toEqual([]);
    expect(await balancesOf(backend, ada.token, ada.user._id)).toEqual({
      available: 400,
      total: 1000,
    });
    expect(await brokenCount(backend)).toBe(0);
  });

  test('withdrawals from two devices at once keep the daily limit', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    await callApi(backend, calls.settings.update, {
      token: grace.token,
      body: { dailyWithdrawalUsd: 150 } as never,
    });
    const other = await signIn(backend, ada.user.userName, investorPassword);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC } as const;
    const answers = await times(20, (at) =>
      callApi(backend, calls.withdrawals.create, {
        token: at % 2 === 0 ? ada.token : other.token,
        body,
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
  });

  test('50 retries with one Idempotency-Key make one withdrawal and one answer', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    const answers = await times(50, () =>
      callApi(backend, calls.withdrawals.create, { token: ada.token, body, key: 'one' }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balancesOf(backend, ada.token, ada.user._id)).toEqual({
      available: 900,
      total: 1000,
    });

    const other = await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { ...body, amount: '101' },
      key: 'one',
    });
    expect([other.status, other.problem.message]).toEqual([422, platformMessages.keyReused]);
  });

  test('30 submits of one quote make one deposit', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const { reply } = await callApi(backend, calls.prices.quote, {
      token: ada.token,
      query: { coin: 'BTC', amount: '500' },
    });
    const { quoteId } = reply.data;
    const answers = await times(30, () =>
      callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { amount: '500', coin: 'BTC', quoteId },
      }),
    );
    expect(new Set(answers.map((answer) => answer.reply.data._id)).size).toBe(1);
    const list = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(list.reply.data).toHaveLength(1);
  });

  test('a withdrawal is approved or cancelled, never both, however many try at once', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '1000');
    for (let round = 0; round < 5; round += 1) {
      const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
      await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
      const { reply } = await callApi(backend, calls.withdrawals.own, { token: ada.token });
      const id = reply.data.find(({ status }) => status === 'requested')?._id ?? '';
      const params = { id };
      const answers = await times(20, (at) =>
        at % 2 === 0
          ? callApi(backend, calls.withdrawals.approve, { token: grace.token, params })
          : callApi(backend, calls.withdrawals.cancel, { token: ada.token, params }),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    }
    expect(await brokenCount(backend)).toBe(0);
  });

  test('an account that is closed leaves no deposit behind, however many come at once', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    for (let round = 0; round < 5; round += 1) {
      const ada = await investor(backend, `ada${round}`);
      const params = { userId: ada.user._id };
      const [closed, ...made] = await Promise.all([
        callApi(backend, calls.users.close, { token: grace.token, params }),
        ...Array.from({ length: 10 }, () =>
          callApi(backend, calls.deposits.create, {
            token: ada.token,
            body: { amount: '500', coin: 'BTC' },
          }),
        ),
      ]);
      const pending = made.filter(({ status }) => status === 200).length;
      expect([closed.status, pending === 0]).toEqual(
        closed.status === 200 ? [200, true] : [409, false],
      );
    }
  });
});
