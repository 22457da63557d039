import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ownListRowsMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';

describeOnEngines('a list without a range', (engine) => {
  test('has at most 1,000 rows for an investor; a range and staff read more', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token, user } = await investor(backend);
    const grace = await staff(backend);
    const own = (query = {}) => callApi(backend, calls.transactions.own, { token, query });
    const add = (count: number) =>
      sql`INSERT INTO deposits (id, user_id, coin, amount_cents, address, late, deposit_date)
        SELECT gen_random_uuid(), ${user._id}, 'BTC', 100, 'x', false, ${backend.clock.now()}
        FROM generate_series(1, ${count})`.execute(backend.db);
    await add(ownListRowsMax);
    expect((await own()).reply.data).toHaveLength(ownListRowsMax);
    await add(1);
    const refused = await own();
    expect([refused.status, refused.problem.message]).toEqual([
      413,
      'The list has more than 1000 rows. Ask for a part of it with range=[0,24].',
    ]);
    expect((await own({ range: [0, 24] })).reply.data).toHaveLength(25);
    const read = await callApi(backend, calls.users.transactions, {
      token: grace.token,
      params: { id: user._id },
    });
    expect(read.reply.data).toHaveLength(ownListRowsMax + 1);
  });
});
