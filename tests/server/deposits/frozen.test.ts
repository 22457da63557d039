import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

describeOnEngines('a decided deposit', (engine) => {
  async function start(decision: 'confirm' | 'none' = 'confirm') {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const depositId = await deposit(backend, ada);
    if (decision === 'confirm') {
      const sent = { token: grace.token, params: { depositId }, body: {} };
      expect((await callApi(backend, calls.deposits.confirm, sent)).status).toBe(200);
    }
    const set = async (column: string, value: RawBuilder<unknown>) => {
      const change = sql`UPDATE deposits SET ${sql.ref(column)} = ${value} WHERE id = ${depositId}`;
      return change.execute(backend.db).then(
        () => 'changed',
        (error: Error) => error.message,
      );
    };
    return { backend, depositId, set };
  }

  test('keeps every column there is, one of tomorrow included', async () => {
    const { backend, set } = await start();
    const { rows } = await sql<{ name: string; type: string }>`
      SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = 'deposits'`.execute(backend.db);
    expect(rows.length).toBeGreaterThan(17);
    const other: Record<string, RawBuilder<unknown>> = {
      uuid: sql`gen_random_uuid()`,
      text: sql`'other'`,
      bigint: sql`1`,
      boolean: sql`true`,
      'timestamp with time zone': sql`'2020-01-01Z'`,
    };
    for (const { name, type } of rows) {
      expect([name, await set(name, other[type] ?? sql`NULL`)]).not.toEqual([name, 'changed']);
    }
  });

  test('is not even written again as it is', async () => {
    const { set } = await start();
    expect(await set('status', sql`'confirmed'`)).toMatch(/was decided before/);
  });

  test.each(['confirm', 'none'] as const)('nobody tells that it has a double (%s)', async (by) => {
    const { set } = await start(by);
    expect(await set('duplicate', sql`true`)).toMatch(/found, never told/);
  });
});
