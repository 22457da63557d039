import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

const otherValues: Record<string, RawBuilder<unknown>> = {
  uuid: sql`gen_random_uuid()`,
  text: sql`'other'`,
  bigint: sql`1`,
  integer: sql`1`,
  'timestamp with time zone': sql`'2020-01-01Z'`,
};

const futureColumn = 'future_column';

/** Sets one column of one row, and rolls back; 'changed' or the message of the error. */
const change = (backend: Backend, table: string, column: string, value: RawBuilder<unknown>) =>
  backend.db
    .transaction()
    .execute(async (trx) => {
      if (column === futureColumn) {
        await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN future_column text`.execute(trx);
      }
      const one = sql`SELECT id FROM ${sql.table(table)} ORDER BY id LIMIT 1`;
      const { numAffectedRows } = await sql`
        UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value} WHERE id = (${one})`.execute(
        trx,
      );
      throw new Error(numAffectedRows === 1n ? 'changed' : 'no row');
    })
    .catch((error: Error) => error.message);

/** The columns of a table that can be changed, a column of a later migration included. */
async function changeable(backend: Backend, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_name = ${table}`.execute(backend.db);
  expect(rows.length).toBeGreaterThan(5);
  const changed: string[] = [];
  for (const { name, type } of [...rows, { name: futureColumn, type: 'text' }]) {
    const other = type === 'boolean' ? sql`NOT ${sql.ref(name)}` : otherValues[type];
    const message = await change(backend, table, name, other ?? sql`NULL`);
    if (message === 'changed') changed.push(name);
    else expect([name, message]).not.toEqual([name, 'no row']);
  }
  return changed.sort();
}

describeOnOneEngine('the columns', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    return { backend, grace, ada };
  }

  test('of a decided deposit never change, future ones included', async () => {
    const { backend, grace, ada } = await start();
    const params = { depositId: await deposit(backend, ada) };
    const request = { token: grace.token, params, body: {} };
    expect((await callApi(backend, calls.deposits.confirm, request)).status).toBe(200);
    expect(await changeable(backend, 'deposits')).toEqual([]);
    expect(await change(backend, 'deposits', 'status', sql`'confirmed'`)).toMatch(
      /was decided before/,
    );
    expect(await change(backend, 'deposits', 'duplicate', sql`true`)).toMatch(/found, never told/);
  });

  test('of a pending deposit never change, except its proof, future ones included', async () => {
    const { backend, ada } = await start();
    await deposit(backend, ada);
    expect(await changeable(backend, 'deposits')).toEqual(['txid']);
  });

  test('of a pending deposit reject a duplicate mark by hand', async () => {
    const { backend, ada } = await start();
    await deposit(backend, ada);
    expect(await change(backend, 'deposits', 'duplicate', sql`true`)).toMatch(/found, never told/);
  });

  test('of a withdrawal do not change without a decision, future ones included', async () => {
    const { backend, grace, ada } = await start();
    await fund(backend, ada, grace);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    const request = { token: ada.token, body };
    expect((await callApi(backend, calls.withdrawals.create, request)).status).toBe(200);
    expect(await changeable(backend, 'withdrawals')).toEqual([]);
  });

  test('of an adjustment never change, future ones included', async () => {
    const { backend, grace, ada } = await start();
    const params = { userId: ada.user._id };
    const body = { status: 'Credit', amount: '10', reason: 'Goodwill' };
    const request = { token: grace.token, params, body };
    expect((await callApi(backend, calls.users.adjust, request)).status).toBe(200);
    expect(await changeable(backend, 'adjustments')).toEqual([]);
  });

  test('of a quote with a deposit never change, future ones included', async () => {
    const { backend, ada } = await start();
    await deposit(backend, ada);
    expect(await changeable(backend, 'quotes')).toEqual([]);
  });

  test('of an open quote never change, except the statements of its investor', async () => {
    const { backend, ada } = await start();
    const query = { coin: 'BTC', amount: '500' };
    await callApi(backend, calls.prices.quote, { token: ada.token, query });
    expect(await changeable(backend, 'quotes')).toEqual(['discarded_at', 'sent_at']);
  });
});
