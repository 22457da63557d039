import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';

/** Breaks the ledger without its triggers, which the product itself cannot do. */
const shiftBalance = ({ db }: Backend, { user }: Person, cents: bigint) =>
  db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`UPDATE accounts SET balance_cents = balance_cents + ${cents}
      WHERE user_id = ${user._id} AND kind = 'available'`.execute(connection);
    await sql`SET session_replication_role = origin`.execute(connection);
  });

describeOnEngines('readiness', (engine) => {
  test('follows the last check of the ledger; what does not agree is in the log only', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const ready = () => callApi(backend, calls.health.ready);
    expect((await callApi(backend, calls.health.live)).status).toBe(200);
    const starting = await ready();
    expect([starting.status, starting.problem.message]).toEqual([503, 'Not ready: starting.']);
    await checkHealth(backend.ports);
    expect((await ready()).reply).toEqual({ status: 'ready' });
    await shiftBalance(backend, ada, 1n);
    const logged: unknown[] = [];
    await checkHealth({ ...backend.ports, log: (...line) => void logged.push(line) });
    const { status, problem } = await ready();
    expect([status, problem.code]).toEqual([503, 'unavailable']);
    expect(problem.message).toBe('Not ready: ledger.');
    expect(JSON.stringify(logged)).toContain('balance differs from the sum of its entries: 1');
  });

  test('answers money calls with 503 while an invariant is broken; reads still work', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const grace = await staff(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace, '500');
    const asked = {
      token: ada.token,
      body: { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC },
      key: 'once',
    } as const;
    const request = () => callApi(backend, calls.withdrawals.create, asked);
    const first = await request();
    const quiet = { ...backend.ports, log: () => {} };
    await shiftBalance(backend, ada, 1n);
    await checkHealth(quiet);

    const { status, problem } = await callApi(backend, calls.withdrawals.create, {
      ...asked,
      key: 'another',
    });
    expect([status, problem.message]).toEqual([503, platformMessages.moneyHalted]);
    expect((await request()).reply).toEqual(first.reply);
    const { token } = ada;
    expect((await callApi(backend, calls.transactions.own, { token })).status).toBe(200);
    const overview = await callApi(backend, calls.overview.read, { token: grace.token });
    expect(overview.reply.data.invariants.problem).toContain('balance differs');

    await shiftBalance(backend, ada, -1n);
    await checkHealth(quiet);
    const again = await callApi(backend, calls.withdrawals.create, {
      ...asked,
      key: 'later',
    });
    expect(again.status).toBe(200);
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
