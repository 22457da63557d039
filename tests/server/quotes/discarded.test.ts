import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('a quote at the address of a key', (engine) => {
  test('gives it back where it is discarded, so that the key is not used up', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, ada] = [await staff(backend), await investor(backend)];
    const key = { token: grace.token, body: newAccountKey() };
    expect((await callApi(backend, calls.accountKeys.add, key)).status).toBe(200);
    const addressesOf = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const query = { coin: 'BTC', amount: '500' };
      const { reply } = await callApi(backend, calls.prices.quote, { token: ada.token, query });
      addressesOf.add(reply.data.address);
      const quote = { token: ada.token, params: { id: reply.data.quoteId } };
      expect((await callApi(backend, calls.quotes.sent, quote)).status).toBe(200);
      expect((await callApi(backend, calls.quotes.discard, quote)).status).toBe(200);
    }
    expect(addressesOf.size).toBe(1);
  });
});
