import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { deposit } from '#tests/support/people.ts';

describeOnOneEngine('a line of the audit log', (engine) => {
  test('names whose, how much and which, as far as it is about one', async () => {
    const { backend, ada, grace, requested, act } = await stage(engine().db);
    const { token } = grace;
    const depositId = await deposit(backend, ada, '500');
    const declined = { params: { depositId }, body: { reason: 'Never arrived.' } };
    await callApi(backend, calls.deposits.decline, { token, ...declined });
    const withdrawalId = await requested('250.50');
    await act('approve', withdrawalId, grace);
    const userId = ada.user._id;
    const note = { params: { userId }, body: { note: 'Seen.' } };
    await callApi(backend, calls.users.verify, { token, ...note });
    const body = { status: 'Credit', amount: '1250', reason: 'Rounding.' };
    await callApi(backend, calls.users.adjust, { token, params: { userId }, body });
    await callApi(backend, calls.settings.update, { token, body: { reviewHours: 24 } as never });
    const { reply } = await callApi(backend, calls.audit.list, {
      token,
      query: { range: [0, 4] } as never,
    });
    const fullName = ada.user.fullName;
    const whose = { userId, fullName };
    expect(reply.data.map(({ action, subject }) => ({ action, ...subject }))).toEqual([
      { action: 'settings.update', userId: null, fullName: null, amount: null, reference: null },
      { action: 'user.credit', ...whose, amount: '1250.00', reference: null },
      { action: 'user.verify', ...whose, amount: null, reference: null },
      {
        ...{ action: 'withdrawal.approve', ...whose, amount: '250.50' },
        reference: reference(withdrawalId),
      },
      {
        ...{ action: 'deposit.decline', ...whose, amount: '500.00' },
        reference: reference(depositId),
      },
    ]);
  });
});
