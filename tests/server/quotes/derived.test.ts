import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { addresses, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('a quote at an address that its key does not derive', (engine) => {
  test('is shown to no investor and takes no deposit', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    const ada = await investor(backend);
    await callApi(backend, calls.accountKeys.add, { token, body: newAccountKey() });
    const query = { coin: 'BTC', amount: '500' };
    const { reply } = await callApi(backend, calls.prices.quote, { token: ada.token, query });
    const { walletId, quoteId } = reply.data;
    const { db } = backend;
    const user_id = ada.user._id;
    const written = { wallet_id: walletId, coin: 'BTC', branch: 0, index: 2, user_id } as const;
    await db
      .insertInto('receiving_addresses')
      .values({ id: crypto.randomUUID(), address: addresses.BTC, ...written })
      .execute();
    const honest = await db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    const now = backend.clock.now();
    const times = { created_at: now, expires_at: new Date(now.getTime() + quoteMs) };
    await db
      .insertInto('quotes')
      .values({ ...honest, ...times, id, address: addresses.BTC })
      .execute();

    const errors: string[] = [];
    backend.ports.log = (level, event) => void (level === 'error' && errors.push(event));
    const own = await callApi(backend, calls.quotes.own, { token: ada.token });
    expect(own.reply.data.map((quote) => quote.quoteId)).toEqual([quoteId]);
    const summary = await callApi(backend, calls.balances.summary, { token: ada.token });
    expect(summary.reply.data.openQuotes.map((quote) => quote.quoteId)).toEqual([quoteId]);
    const read = await callApi(backend, calls.quotes.read, { token: ada.token, params: { id } });
    const body = { coin: 'BTC', amount: '500', quoteId: id } as const;
    const made = await callApi(backend, calls.deposits.create, { token: ada.token, body });
    for (const { status, problem } of [read, made]) {
      expect([status, problem.message]).toEqual([503, walletMessages.wrongAddress]);
    }
    expect(errors).toContain('address that its key does not derive');
  });
});
