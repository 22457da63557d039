import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { removeDeclinedReceipts } from '#server/platform/files/removeDeclinedReceipts.ts';
import { quoteMessages } from '#server/quotes/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, signIn, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

describeOnOneEngine('what one account can store', (engine) => {
  async function start(rateLimitFactor = 1000) {
    const backend = await startBackend({
      db: engine().db,
      config: { rateLimitFactor: rateLimitFactor },
    });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const send = (token: string, body: object = {}) =>
      callApi(backend, calls.deposits.create, {
        token,
        body: { amount: '500', coin: 'BTC', ...body },
      });
    const decline = (depositId: string, token = grace.token) => {
      const sent = { token, params: { depositId }, body: { reason: 'Nothing arrived.' } };
      return callApi(backend, calls.deposits.decline, sent);
    };
    return { backend, grace, send, decline };
  }

  test('needs a confirmed email address for a file, not for a deposit', async () => {
    const { backend, send } = await start();
    const bob = await investor(backend, 'bob', { confirmed: false });
    const image = await png('proof.png');
    const refused = await send(bob.token, { image });
    expect([refused.status, refused.problem.code, refused.problem.message]).toEqual([
      ...[403, 'forbidden', messages.confirmEmailFirst],
    ]);
    expect(await backend.db.selectFrom('files').select('id').execute()).toEqual([]);
    expect((await send(bob.token)).status).toBe(200);
    const ada = await investor(backend);
    expect((await send(ada.token, { image })).status).toBe(200);
  });

  test('has five pending deposits at most, also when sent at once', async () => {
    const { backend, send, decline } = await start(1);
    const ada = await investor(backend);
    const query = { coin: 'BTC', amount: '500' };
    const { quoteId } = (await callApi(backend, calls.prices.quote, { token: ada.token, query }))
      .reply.data;
    const atOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, () => send(ada.token)));
    // At most four uploads of one account may run at once.
    const seven = [...(await atOnce(4)), ...(await atOnce(3))];
    const made = seven.filter(({ status }) => status === 200);
    expect(made).toHaveLength(5);
    const refused = seven.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.problem.message]).toEqual([
      409,
      quoteMessages.depositsWaiting,
    ]);
    const quote = await callApi(backend, calls.prices.quote, { token: ada.token, query });
    expect(quote.status).toBe(409);
    expect((await send(ada.token, { quoteId })).status).toBe(409);
    await decline(made[0]?.reply.data._id ?? '');
    expect((await send(ada.token, { quoteId })).status).toBe(200);
  });

  test('loses the proof of a declined deposit after 180 days, and is still a duplicate', async () => {
    const { backend, send, decline } = await start();
    const ada = await investor(backend);
    const image = await png('proof.png');
    const [declined, pending] = [
      await send(ada.token, { image }),
      await send(ada.token, { image }),
    ];
    await decline(declined.reply.data._id);
    backend.clock.advance(180 * dayMs - 1);
    await removeDeclinedReceipts(backend.db, backend.clock.now());
    const { token } = await signIn(backend, 'grace', 'StaffPass#1');
    const read = ({ reply }: typeof declined) => {
      const params = { id: reply.data.image?.split('/').at(-1) ?? '' };
      return callApi(backend, calls.deposits.receipt, { token, params });
    };
    expect((await read(declined)).status).toBe(200);
    backend.clock.advance(1);
    await removeDeclinedReceipts(backend.db, backend.clock.now());
    const gone = await read(declined);
    expect([gone.status, gone.problem.message]).toEqual([404, depositMessages.proofRemoved]);
    expect((await read(pending)).status).toBe(200);
    const params = { id: pending.reply.data._id };
    const { duplicates } = (await callApi(backend, calls.deposits.detail, { token, params })).reply
      .data;
    expect(duplicates).toMatchObject([{ _id: declined.reply.data._id, same: ['proof'] }]);
    const removed = { id: declined.reply.data._id };
    const detail = await callApi(backend, calls.deposits.detail, { token, params: removed });
    expect(detail.reply.data.proof?.type).toBe('image/png');
  });
});
