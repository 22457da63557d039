import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';

describeOnEngines('a reset of a second factor', (engine) => {
  test('is not carried out past the program', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const ada = await investor(backend);
    const { db } = backend.ports;
    const about = { kind: 'reset', userId: ada.user._id, by: grace.user._id } as const;
    const id = await proposeDirectly(backend, about);
    const done = db.updateTable('resets').set({ status: 'done' }).where('id', '=', id);
    await expect(done.execute()).rejects.toMatchObject({ code: 'PV003' });
    const approved = { token: alan.token, params: { id } };
    expect((await callApi(backend, calls.approvals.approveReset, approved)).status).toBe(200);
    await expect(done.execute()).rejects.toMatchObject({ code: 'PV004' });
    await backend.advance(dayMs);
    // Without a line of the log.
    await expect(done.execute()).rejects.toMatchObject({ code: '23001' });
    for (const change of [
      `UPDATE resets SET user_id = '${grace.user._id}'`,
      `UPDATE resets SET done_at = now()`,
      `INSERT INTO resets (id, user_id, made_by, reason, status)
        VALUES (gen_random_uuid(), '${ada.user._id}', '${grace.user._id}', 'x', 'proposed')`,
      'DELETE FROM resets',
    ]) {
      await expect(sql.raw(change).execute(db)).rejects.toMatchObject({ code: '42501' });
    }
    const short = sql`INSERT INTO approval_rules (id, kind, from_cents, approvals, wait_s,
      separate_payer, removed, proposed_by)
      VALUES (gen_random_uuid(), 'reset', 0, 1, 86399, false, false, ${grace.user._id})`;
    await expect(short.execute(db)).rejects.toThrow(/approval_rules_reset/);
  });
});
