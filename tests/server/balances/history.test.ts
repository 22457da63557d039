import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { historyStepsMax } from '#contract/balances.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person, signIn, staff } from '#tests/support/people.ts';

const readOf = async (backend: Reachable, { token }: Pick<Person, 'token'>) =>
  (await callApi(backend, calls.balances.history, { token })).reply.data;

describeOnOneEngine('the balance history', (engine) => {
  test('has the whole balance after each posting, and what moved in each month', async () => {
    const { backend, ada, grace, alan, act, requested } = await stage(engine().db);
    const funded = backend.clock.now().toISOString();
    const id = await requested('100');
    await act('approve', id, grace);
    await act('startPayment', id, alan);
    await act('pay', id, alan);
    const paid = backend.clock.now().toISOString();
    backend.clock.advance(31 * dayMs);
    const again = await signIn(backend, 'grace', 'StaffPass#1');
    const params = { userId: ada.user._id };
    const body = { status: 'Credit', amount: '50.25', reason: 'A reason of the tests.' };
    await callApi(backend, calls.users.adjust, { token: again.token, params, body });
    const { token } = await signIn(backend, 'ada', 'QuietHarbour#9');
    const { steps, months } = await readOf(backend, { token });
    expect(steps).toEqual([
      { at: funded, balance: 1000 },
      { at: paid, balance: 900 },
      { at: backend.clock.now().toISOString(), balance: 950.25 },
    ]);
    expect([months.length, months[0]]).toEqual([12, { month: '2025-05', in: 0, out: 0 }]);
    expect(months.slice(-2)).toEqual([
      { month: '2026-03', in: 1000, out: 100 },
      { month: '2026-04', in: 50.25, out: 0 },
    ]);
  });

  test('is empty without a posting, with twelve months of zero', async () => {
    const backend = await startBackend({ db: engine().db });
    const { steps, months } = await readOf(backend, await investor(backend));
    expect([steps, months.length]).toEqual([[], 12]);
    expect(months.every((month) => month.in === 0 && month.out === 0)).toBe(true);
  });

  test('is thinned out to 400 steps, of which the last is the balance now', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const at = backend.clock.now();
    await db.transaction().execute(async (trx) => {
      await sql`INSERT INTO adjustments (id, user_id, direction, amount_cents, reason, made_by, at,
          sample)
        SELECT gen_random_uuid(), ${ada.user._id}, 'credit', 100, 'Sample', ${grace.user._id},
          ${at}::timestamptz - interval '1 minute' * n, true
        FROM generate_series(0, ${historyStepsMax * 2}::int) AS n`.execute(trx);
      await sql`INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents,
          source, source_id, leg)
        SELECT adjustments.at, ${platformAccounts.adjustments}, accounts.id, 100, 'adjustment',
          adjustments.id, 'credit'
        FROM adjustments JOIN accounts
          ON accounts.user_id = adjustments.user_id AND accounts.kind = 'available'`.execute(trx);
    });
    const { steps } = await readOf(backend, ada);
    expect(steps.length).toBeLessThanOrEqual(historyStepsMax);
    expect(steps.length).toBeGreaterThan(historyStepsMax / 2);
    expect(steps.at(-1)).toEqual({ at: at.toISOString(), balance: historyStepsMax * 2 + 1 });
    expect(steps[0]?.balance).toBeLessThan(5);
  });
});
