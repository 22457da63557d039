import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { authMessages } from '#server/auth/messages.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, fund, investor, investorPassword, staff } from '#tests/support/people.ts';

const support = 'help@plainvest.example';
const operator = { ...noOperator, support };

describeOnOneEngine('an account’s standing', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db, config: { operator } });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const change = (verb: 'suspend' | 'unsuspend', id: string, reason: string) =>
      callApi(backend, calls.users[verb], { token: grace.token, params: { id }, body: { reason } });
    const signInAgain = (password = investorPassword) =>
      callApi(backend, calls.auth.signIn, { body: { userName: 'ada', password } });
    const detail = (id: string) =>
      callApi(backend, calls.users.detail, { token: grace.token, params: { id } });
    const lastLine = async () =>
      (await callApi(backend, calls.audit.list, { token: grace.token })).reply.data[0];
    const mailsTo = async (email: string) => {
      const rows = await backend.db
        .selectFrom('outbox')
        .select(['subject', 'body'])
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute();
      return rows;
    };
    return { backend, grace, ada, change, signInAgain, detail, lastLine, mailsTo };
  }

  test('ends sessions at once; only the right password then learns of the suspension', async () => {
    const { backend, ada, change, signInAgain, detail, lastLine, mailsTo } = await start();
    expect((await change('suspend', ada.user._id, '')).problem.message).toBe(
      messages.reasonRequired,
    );
    const { reply } = await change('suspend', ada.user._id, 'A stolen card.');
    expect(reply.data.status).toBe('suspended');
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    const right = await signInAgain();
    const wrong = await signInAgain('Wrong#Password1');
    expect([right.status, right.problem.message]).toEqual([
      403,
      `Your account is suspended. Contact ${support}.`,
    ]);
    expect([wrong.status, wrong.problem.message]).toEqual([401, authMessages.wrongCredentials]);
    expect((await detail(ada.user._id)).reply.data.suspension).toMatchObject({
      reason: 'A stolen card.',
      by: 'grace of staff',
    });
    expect(await lastLine()).toMatchObject({
      action: 'user.suspend',
      target: { kind: 'user', _id: ada.user._id },
      details: { reason: 'A stolen card.' },
    });
    const mails = await mailsTo(ada.user.email);
    expect(mails.at(-1)?.body).toContain('A stolen card.');
    expect(mails.at(-1)?.body).toContain(`contact ${support}.`);
  });

  test('a suspension is lifted with a reason, and only where there is one', async () => {
    const { ada, change, signInAgain, detail, lastLine } = await start();
    expect((await change('unsuspend', ada.user._id, 'mistake')).status).toBe(409);
    await change('suspend', ada.user._id, 'A stolen card.');
    expect((await change('suspend', ada.user._id, 'again')).status).toBe(409);
    expect((await change('unsuspend', ada.user._id, 'It was hers.')).reply.data.status).toBe(
      'active',
    );
    expect((await signInAgain()).status).toBe(200);
    expect((await detail(ada.user._id)).reply.data.suspension).toBeNull();
    expect(await lastLine()).toMatchObject({
      action: 'user.unsuspend',
      details: { reason: 'It was hers.' },
    });
  });

  test('answers 409 for their own account and 404 for an unknown one', async () => {
    const { grace, change } = await start();
    expect((await change('suspend', grace.user._id, 'x')).status).toBe(409);
    expect((await change('suspend', crypto.randomUUID(), 'x')).status).toBe(404);
  });

  test('suspended staff can be closed by the one who is left, who cannot close themselves', async () => {
    const { backend, grace, change } = await start();
    const alan = await staff(backend, 'alan');
    await change('suspend', alan.user._id, 'left the company');
    const close = (userId: string) =>
      callApi(backend, calls.users.close, { token: grace.token, params: { userId } });
    expect((await close(alan.user._id)).status).toBe(200);
    expect((await close(grace.user._id)).problem.message).toBe(
      'You cannot close your own account.',
    );
  });

  test('two staff who suspend each other at once leave one', async () => {
    const { backend, grace, change } = await start();
    const alan = await staff(backend, 'alan');
    const answers = await Promise.all([
      change('suspend', alan.user._id, 'x'),
      callApi(backend, calls.users.suspend, {
        token: alan.token,
        params: { id: grace.user._id },
        body: { reason: 'x' },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toSatisfy(
      ([one, two]: number[]) => one === 200 && (two === 401 || two === 403),
    );
  });

  test('staff read a user’s statement and sessions, and sign the user out everywhere', async () => {
    const { backend, grace, ada, lastLine, detail } = await start();
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '300');
    const params = { id: ada.user._id };
    const { token } = grace;
    const statement = await callApi(backend, calls.users.transactions, { token, params });
    expect(statement.reply.data).toMatchObject([{ kind: 'deposit', amount: 300 }]);
    const sessions = await callApi(backend, calls.users.sessions, { token, params });
    expect(sessions.reply.data.map(({ current }) => current)).toEqual([false]);
    expect((await callApi(backend, calls.users.endSessions, { token, params })).status).toBe(200);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    expect(await lastLine()).toMatchObject({ action: 'user.sign-out' });
    expect((await detail(ada.user._id)).reply.data).toMatchObject({
      balance: 300,
      suspension: null,
    });
    const nobody = { id: crypto.randomUUID() };
    for (const call of [calls.users.transactions, calls.users.sessions, calls.users.detail]) {
      expect((await callApi(backend, call, { token, params: nobody })).status).toBe(404);
    }
  });

  test('signing oneself out elsewhere keeps the session that asks', async () => {
    const { backend, grace } = await start();
    const params = { id: grace.user._id };
    await callApi(backend, calls.users.endSessions, { token: grace.token, params });
    expect((await callApi(backend, calls.auth.sessions, { token: grace.token })).status).toBe(200);
  });

  test('lists verifications and revocations with their author, newest first', async () => {
    const { backend, grace, ada, detail } = await start();
    const params = { userId: ada.user._id };
    const { token } = grace;
    await callApi(backend, calls.users.verify, { token, params, body: { note: 'passport' } });
    backend.clock.advance(1000);
    await callApi(backend, calls.users.unverify, { token, params, body: { reason: 'ran out' } });
    expect((await detail(ada.user._id)).reply.data.verifications).toMatchObject([
      { verified: false, note: 'ran out', by: 'grace of staff' },
      { verified: true, note: 'passport', by: 'grace of staff' },
    ]);
  });
});
