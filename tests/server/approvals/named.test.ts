import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('a proposal about an investor', (engine) => {
  async function start(kind: 'adjustment' | 'reversal') {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const alan = await staff(backend, 'alan');
    await addWallet(backend, grace);
    const ada = await investor(backend);
    const { propose, waiting } = approvalCalls(backend);
    await propose(grace, { kind, approvals: 2 });
    return { backend, grace, alan, ada, waiting };
  }

  test('has more of its owner than a name, and the balance before and after it', async () => {
    const { backend, grace, alan, ada, waiting } = await start('adjustment');
    const { _id: userId, userName, fullName, createdAt } = ada.user;
    const { token } = grace;
    await fund(backend, ada, grace, '100');
    const verified = { token, params: { userId }, body: {} };
    expect(await callApi(backend, calls.users.verify, verified)).toMatchObject({ status: 200 });
    const body = { status: 'Debit', amount: '30.50', reason: 'A fee' };
    await callApi(backend, calls.users.adjust, { token, params: { userId }, body });
    const [proposal] = await waiting(alan);
    expect(proposal).toMatchObject({
      user: { _id: userId, userName, fullName, createdAt, isVerified: true },
      available: { before: '100.00', after: '69.50' },
    });
  });

  test('is mailed to staff with amount, name, user name, reason and its author', async () => {
    const { backend, grace, alan, ada } = await start('adjustment');
    const { token } = grace;
    const params = { userId: ada.user._id };
    const body = { status: 'Credit', amount: '1200', reason: 'Paid twice' };
    await callApi(backend, calls.users.adjust, { token, params, body });
    const sent = backend.db.selectFrom('outbox').select(['recipient', 'subject', 'body']);
    const rows = await sent.where('subject', '=', 'Balance adjustment proposed').execute();
    const mail = rows.find(({ recipient }) => recipient === alan.user.email);
    const { fullName, userName, email } = ada.user;
    for (const line of [
      'grace of staff proposed to credit the balance of the account below.',
      'Amount: $1,200.00',
      `Account: ${fullName} (${userName}, ${email})`,
      'Proposed by: grace of staff',
      'Reason: Paid twice',
    ])
      expect(mail?.body).toContain(line);
    expect(rows.map(({ recipient }) => recipient)).not.toContain(email);
  });

  test('has the balance that a reversal leaves', async () => {
    const { backend, grace, alan, ada, waiting } = await start('reversal');
    await fund(backend, ada, grace, '100');
    const { token } = grace;
    const { reply } = await callApi(backend, calls.deposits.list, { token });
    const sourceId = reply.data[0]?._id ?? '';
    const body = { source: 'deposit', sourceId, kind: 'chargeback', reason: 'Gone' } as const;
    await callApi(backend, calls.reversals.create, { token, body });
    const [proposal] = await waiting(alan);
    expect(proposal).toMatchObject({
      user: { userName: ada.user.userName, isVerified: false },
      available: { before: '100.00', after: '0.00' },
    });
  });
});
