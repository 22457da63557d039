import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

// A review only shows colleagues who looks at an item; it decides nothing.
const unlogged = ['reviews.start', 'reviews.release'];

// A preset writes a line for each of its rules, a payout one for each of its withdrawals.
const severalLines = ['rulePresets.propose', 'payouts.make', 'payouts.cancel'];

// A second person who can approve makes addresses wait, so these two come last.
const addsStaff = ['staff.setRole', 'staff.invite'];

const actions = rows
  .filter(
    ([name, { access, method }]) =>
      access === 'admin' && method !== 'GET' && !unlogged.includes(name),
  )
  .sort(([one], [other]) => addsStaff.indexOf(one) - addsStaff.indexOf(other));

describeOnEngines('a staff action', (engine) => {
  test('writes one line of the audit log with its author, whatever the call', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const stage = await setStage(backend);
    const { grace } = stage;
    const lines = () =>
      db.selectFrom('audit_log').selectAll().where('actor_id', '=', grace.user._id).execute();
    expect(actions.length).toBeGreaterThan(10);
    for (const [name, call] of actions) {
      const sent = (await samples[name]?.request(calledBy(stage, grace))) ?? {};
      const before = (await lines()).length;
      const { status } = await callApi(backend, call, { ...sent, token: grace.token } as never);
      expect([name, status]).toEqual([name, 200]);
      const written = (await lines()).length - before;
      const expected = severalLines.includes(name) ? Math.max(written, 1) : 1;
      expect([name, written]).toEqual([name, expected]);
    }
  });
});
