import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { listHeaders } from '#contract/list.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

describeOnEngines('a search of deposits', (engine) => {
  test('has what a search finds in several ways once, with its count, in every order and page', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    const list = (filter: object, rest = {}) => {
      const query = { filter, ...rest } as never;
      return callApi(backend, calls.deposits.list, { token: grace.token, query });
    };
    const ids = async (filter: object, rest = {}) =>
      (await list(filter, rest)).reply.data.map(({ _id }) => _id);
    const named = await investor(backend, '500eve');
    const sent: string[] = [];
    for (const [amount, by] of [
      ['500'],
      ['100', named],
      ['500', named],
      ['70'],
      ['500'],
    ] as const) {
      sent.unshift(await deposit(backend, by ?? ada, amount));
      backend.clock.advance(1000);
    }
    const found = sent.filter((_, index) => index !== 1);
    const filter = { q: '500' };
    const whole = await list(filter, { range: [0, 24] });
    expect(whole.reply.data.map(({ _id }) => _id)).toEqual(found);
    expect(whole.headers.get('Content-Range')).toBe('items 0-3/4');
    expect(await ids(filter, { sort: ['depositDate', 'ASC'] })).toEqual(found.toReversed());
    expect((await ids(filter, { sort: ['amount', 'ASC'] }))[0]).toBe(found[2]);
    expect(await ids(filter, { range: [2, 3] })).toEqual(found.slice(2));
    const first = await list(filter, { range: [0, 1] });
    expect(first.headers.get('Content-Range')).toBe('items 0-1/4');
    const after = first.headers.get(listHeaders.nextCursor);
    expect(await ids(filter, { range: [0, 1], after })).toEqual(found.slice(2));
    expect(await ids({ ...filter, status: 'confirmed' })).toEqual([]);
  });
});
