import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openRecording } from '#tests/bench/bare.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('a confirmation below the threshold', (engine) => {
  test('costs at most one statement more than before approvals', async () => {
    const { backend, record } = await openRecording(engine().db);
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const { token } = grace;
    const confirm = async () => {
      const params = { depositId: await deposit(backend, ada) };
      const sent = { token, params, body: {} };
      return record(async () => {
        expect((await callApi(backend, calls.deposits.confirm, sent)).status).toBe(200);
      });
    };
    // The first one fills caches.
    await confirm();
    const statements = await confirm();
    // 16 before approvals.
    expect(statements.length).toBeLessThanOrEqual(17);
  });
});
