import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff, walletAddresses } from '#tests/support/people.ts';

describeOnOneEngine('the main job', (engine) => {
  test('an investor deposits, staff confirm, the balance rises', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);

    const quoted = await callApi(backend, calls.prices.quote, {
      token: ada.token,
      query: { coin: 'BTC', amount: '500' },
    });
    expect(quoted.reply.data).toMatchObject({
      coinAmount: '0.00769231',
      rate: '65000.00',
      example: true,
      address: walletAddresses.BTC,
    });

    const made = await callApi(backend, calls.deposits.create, {
      token: ada.token,
      body: {
        amount: '500',
        coin: 'BTC',
        status: 'confirmed',
        quoteId: quoted.reply.data.quoteId,
      },
    });
    expect(made.reply).toMatchObject({
      message: messages.depositPending,
      data: { status: 'pending', amount: '500', image: null },
    });
    const depositId = made.reply.data._id;

    const refused = await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: {},
    });
    expect([refused.status, refused.problem.message]).toEqual([422, depositMessages.noteRequired]);

    const confirmed = await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: { note: 'seen on chain' },
    });
    expect(confirmed.status).toBe(200);

    const profile = await callApi(backend, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    expect(profile.reply.data).toMatchObject({ acctBalance: 500, balance: 500 });
    const statement = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(statement.reply.data).toMatchObject([
      { _id: depositId, kind: 'deposit', amount: 500, status: 'confirmed', balanceAfter: 500 },
    ]);
  });
});
