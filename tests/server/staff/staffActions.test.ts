import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('what staff do with users', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const adjust = (body: object, userId = ada.user._id) =>
      callApi(backend, calls.users.adjust, {
        token: grace.token,
        params: { userId },
        body: body as never,
      });
    const close = (userId: string) =>
      callApi(backend, calls.users.close, { token: grace.token, params: { userId } });
    return { backend, grace, ada, adjust, close };
  }

  test.each([
    [{ status: '', amount: '5', reason: 'x' }, messages.adjustmentIncomplete],
    [{ status: 'Credit', amount: '', reason: 'x' }, messages.adjustmentIncomplete],
    [{ status: 'Gift', amount: '5', reason: 'x' }, messages.adjustmentIncomplete],
    [{ status: 'Credit', amount: '5', reason: '' }, messages.adjustmentReason],
    [{ status: 'Debit', amount: '5', reason: 'x' }, messages.insufficientBalance],
  ])('an adjustment %o is refused', async (body, sentence) => {
    const { adjust } = await start();
    const { status, problem } = await adjust(body);
    expect([status, problem.message]).toEqual([422, sentence]);
  });

  test('a credit and a debit move the balance, and the investor reads why', async () => {
    const { backend, ada, adjust } = await start();
    const credited = await adjust({ status: 'Credit', amount: '12.5', reason: 'Refund of a fee' });
    expect(credited.reply.data.acctBalance).toBe(12.5);
    backend.clock.advance(1000);
    await adjust({ status: 'Debit', amount: '2.25', reason: 'Too much refunded' });
    const { reply } = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(reply.data).toMatchObject([
      { mode: 'Debit', amount: -2.25, reason: 'Too much refunded', balanceAfter: 10.25 },
      { mode: 'Credit', amount: 12.5, reason: 'Refund of a fee', balanceAfter: 12.5 },
    ]);
  });

  test('staff cannot credit or verify themselves', async () => {
    const { backend, grace, adjust } = await start();
    const own = await adjust({ status: 'Credit', amount: '5', reason: 'x' }, grace.user._id);
    expect([own.status, own.problem.message]).toEqual([403, platformMessages.ownDecision]);
    const verified = await callApi(backend, calls.users.verify, {
      token: grace.token,
      params: { userId: grace.user._id },
      body: {},
    });
    expect(verified.status).toBe(403);
  });

  test('verified, and revoked with a reason', async () => {
    const { backend, grace, ada } = await start();
    const params = { userId: ada.user._id };
    const verify = () =>
      callApi(backend, calls.users.verify, {
        token: grace.token,
        params,
        body: { note: 'passport' },
      });
    expect((await verify()).reply.data.isVerified).toBe(true);
    expect((await verify()).status).toBe(409);
    const revoke = (reason: string) =>
      callApi(backend, calls.users.unverify, { token: grace.token, params, body: { reason } });
    expect((await revoke('')).problem.message).toBe(messages.reasonRequired);
    expect((await revoke('passport ran out')).reply.data.isVerified).toBe(false);
  });

  test('an account closes only when nothing is left in it', async () => {
    const { backend, grace, ada, close } = await start();
    await addWallet(backend, grace);
    const waiting = await deposit(backend, ada);
    expect((await close(ada.user._id)).problem.message).toMatch(/pending deposit/);
    await callApi(backend, calls.deposits.decline, {
      token: grace.token,
      params: { depositId: waiting },
      body: { reason: 'test' },
    });
    const eve = await investor(backend, 'eve');
    await fund(backend, eve, grace, '100');
    const funded = await close(eve.user._id);
    expect([funded.status, funded.problem.message]).toEqual([
      409,
      'This account still holds $100.00.',
    ]);
    expect((await close(ada.user._id)).status).toBe(200);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    const back = await callApi(backend, calls.auth.signIn, {
      body: { userName: 'ada', password: 'QuietHarbour#9' },
    });
    expect(back.status).toBe(401);
    const own = await close(grace.user._id);
    expect([own.status, own.problem.message]).toEqual([409, 'You cannot close your own account.']);
  });

  test('lists are searched, sorted and paged by cursor without gaps or repeats', async () => {
    const { backend, grace } = await start();
    for (const name of ['bea', 'cid', 'dan', 'eli']) await investor(backend, name);
    const list = async (query: object) =>
      callApi(backend, calls.users.list, { token: grace.token, query: query as never });
    const names = (reply: { data: { userName: string }[] }) =>
      reply.data.map(({ userName }) => userName);
    const first = await list({ range: [0, 1], sort: ['userName', 'ASC'] });
    expect([names(first.reply), first.headers.get('Content-Range')]).toEqual([
      ['ada', 'bea'],
      'items 0-1/6',
    ]);
    const after = first.headers.get('X-Next-Cursor') ?? '';
    await investor(backend, 'aaa');
    const second = await list({ range: [2, 3], after, sort: ['userName', 'ASC'] });
    expect(names(second.reply)).toEqual(['cid', 'dan']);
    expect(names((await list({ filter: { q: 'CI' } })).reply)).toEqual(['cid']);
    expect(names((await list({ filter: { q: '%' } })).reply)).toEqual([]);
  });

  test.each([
    { sort: '["password_hash","ASC"]' },
    { sort: 'nonsense' },
    { range: '[0,-1]' },
    { range: '[9999999,9999999]' },
    { filter: '{"isVerified":"perhaps"}' },
    { after: 'abc' },
    { after: btoa('["x","11111111-1111-4111-8111-111111111111"]') },
  ])('a list query %o is 400, never 500', async (query) => {
    const { backend, grace } = await start();
    const answer = await callApi(backend, calls.users.list, {
      token: grace.token,
      query: query as never,
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 'malformed']);
  });
});
