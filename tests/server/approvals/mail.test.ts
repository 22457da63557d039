import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('an approval', (engine) => {
  test('is mailed to its author where two people are needed, and only there', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const alan = await staff(backend, 'alan');
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const { propose, withdraw, approve } = approvalCalls(backend);
    await propose(grace, { fromUsd: '100', approvals: 2 });
    const mails = async () => {
      const sent = backend.db.selectFrom('outbox').select(['recipient', 'subject', 'body']);
      const rows = await sent.orderBy('created_at').orderBy('subject').execute();
      return rows.filter(({ subject }) => subject.startsWith('You approved'));
    };
    await approve(grace, await withdraw(ada, '99'));
    expect(await mails()).toEqual([]);
    const id = await withdraw(ada, '100');
    await approve(grace, id);
    const subject = `You approved a withdrawal (${reference(id)})`;
    expect(await mails()).toMatchObject([{ recipient: grace.user.email, subject }]);
    const [mail] = await mails();
    expect(mail?.body).toContain('Amount: $100.00');
    expect(mail?.body).toContain('Approvals: 1 of 2');
    backend.clock.advance(1000);
    await approve(alan, id);
    expect((await mails())[1]).toMatchObject({ recipient: alan.user.email, subject });
    const again = { token: alan.token, params: { kind: 'withdrawal', id } };
    const { reply } = await callApi(backend, calls.approvals.read, again);
    expect(reply.data.approvals).toHaveLength(2);
  });
});
