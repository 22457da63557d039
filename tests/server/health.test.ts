import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { checkHealth } from '#server/health/check.ts';
import { make } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

describeOnEngines('readiness', (engine) => {
  test('follows the last check of the ledger, and says what does not agree', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const ready = () => make(backend, calls.health.ready);
    expect((await make(backend, calls.health.live)).status).toBe(200);
    expect((await ready()).status).toBe(503);
    await checkHealth(backend.ports);
    expect((await ready()).reply).toEqual({ status: 'ready' });
    await backend.db.connection().execute(async (connection) => {
      await sql`SET session_replication_role = replica`.execute(connection);
      await sql`UPDATE accounts SET balance_cents = 1 WHERE user_id = ${ada.user._id}`.execute(
        connection,
      );
      await sql`SET session_replication_role = origin`.execute(connection);
    });
    await checkHealth({ ...backend.ports, log: () => {} });
    const { status, problem } = await ready();
    expect([status, problem.code]).toEqual([503, 'unavailable']);
    expect(problem.message).toContain('balance differs from the sum of its entries');
  });

  test('a check that took long is followed by fifty times its rest', async () => {
    const { ports, clock } = await startBackend({ db: engine().db });
    // Each look at this clock takes a second, so a check takes one: that of its start to its end.
    const slow = {
      ...ports,
      clock: () => {
        clock.advance(1000);
        return clock.now();
      },
    };
    await checkHealth(slow);
    const { checkedAt } = ports.health;
    clock.advance(40_000);
    await checkHealth(slow);
    expect(ports.health.checkedAt).toBe(checkedAt);
    clock.advance(10_000);
    await checkHealth(slow);
    expect(ports.health.checkedAt).not.toBe(checkedAt);
  });
});
