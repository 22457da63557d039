import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { reference } from '#contract/reference.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('deciding on a deposit', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const confirm = (depositId: string, body = {}, token = grace.token, key?: string) =>
      callApi(backend, calls.deposits.confirm, {
        token,
        params: { depositId },
        body,
        ...(key !== undefined && { key }),
      });
    const decline = (depositId: string, reason: string) =>
      callApi(backend, calls.deposits.decline, {
        token: grace.token,
        params: { depositId },
        body: { reason },
      });
    const balance = async () => {
      const params = { userId: ada.user._id };
      return (await callApi(backend, calls.profile.read, { token: ada.token, params })).reply.data
        .acctBalance;
    };
    return { backend, grace, ada, confirm, decline, balance };
  }

  test('what was received may differ from what was asked, with a note', async () => {
    const { backend, ada, confirm, balance } = await start();
    const id = await deposit(backend, ada, '500');
    const refused = await confirm(id, { amount: '499.5' });
    expect([refused.status, refused.problem.fields]).toEqual([
      422,
      { note: depositMessages.noteRequiredAmount },
    ]);
    await confirm(id, { amount: '499.5', note: 'network fee taken off' });
    expect(await balance()).toBe(499.5);
  });

  test('declining needs a reason, which the investor reads, and moves nothing', async () => {
    const { backend, ada, decline, confirm, balance } = await start();
    const id = await deposit(backend, ada);
    expect((await decline(id, '')).problem.message).toBe(messages.reasonRequired);
    expect((await decline(id, 'The proof is of another payment.')).status).toBe(200);
    expect(await balance()).toBe(0);
    const { reply } = await callApi(backend, calls.transactions.own, { token: ada.token });
    expect(reply.data).toMatchObject([
      { status: 'declined', reason: 'The proof is of another payment.', balanceAfter: null },
    ]);
    const late = await confirm(id);
    expect([late.status, late.problem.state?.status]).toEqual([409, 'declined']);
  });

  test('the same key gives the first answer again, another key a conflict', async () => {
    const { backend, grace, ada, confirm, balance } = await start();
    const id = await deposit(backend, ada);
    const first = await confirm(id, {}, grace.token, 'a');
    const again = await confirm(id, {}, grace.token, 'a');
    expect([again.status, again.reply]).toEqual([200, first.reply]);
    expect((await confirm(id, {}, grace.token, 'b')).status).toBe(409);
    expect(await balance()).toBe(500);
  });

  test('staff never decide on their own deposit', async () => {
    const { backend, grace, confirm } = await start();
    const own = await deposit(backend, grace);
    const refused = await confirm(own);
    expect([refused.status, refused.problem.message]).toEqual([403, platformMessages.ownDecision]);
    const alan = await staff(backend, 'alan');
    expect((await confirm(own, {}, alan.token)).status).toBe(200);
  });

  test('a transaction id is credited once', async () => {
    const { backend, ada, confirm } = await start();
    const txid = 'ab'.repeat(32);
    const make1 = () =>
      callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { amount: '500', coin: 'BTC', txid },
      });
    const [one, two] = [(await make1()).reply.data._id, (await make1()).reply.data._id];
    expect((await confirm(one, { note: 'The first of two.' })).status).toBe(200);
    const refused = await confirm(two);
    const whose = `${reference(one)}, ada of the tests, $500.00`;
    const message = depositMessages.creditedElsewhere(whose);
    expect([refused.status, refused.problem.fields]).toEqual([409, { txid: message }]);
  });

  test('the investor gets a mail and the log a line, chained to the last', async () => {
    const { backend, grace, ada, confirm, decline } = await start();
    await confirm(await deposit(backend, ada));
    await decline(await deposit(backend, ada), 'No such payment.');
    const mails = await backend.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('subject', 'like', 'Deposit%')
      .orderBy('created_at')
      .execute();
    const outcomes = mails.map(({ subject }) => /(\w+) \(#/.exec(subject)?.[1]).sort();
    expect(outcomes).toEqual(['confirmed', 'declined', 'reported', 'reported']);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([ada.user.email]));
    const { reply } = await callApi(backend, calls.audit.list, { token: grace.token });
    expect(reply.data.map(({ action }) => action)).toEqual([
      'deposit.decline',
      'deposit.confirm',
      'wallet.add',
    ]);
    const chain = await backend.db
      .selectFrom('audit_log')
      .select(['previous_hash', 'hash'])
      .orderBy('seq')
      .execute();
    expect(chain[1]?.previous_hash).toEqual(chain[0]?.hash);
  });
});
