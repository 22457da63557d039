import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { openDay } from '#tests/support/nodes/openDay.ts';
import { type Person, staff } from '#tests/support/people.ts';

describeOnEngines('a day of reconciliation', (engine) => {
  let backend: Backend;
  let grace: Person;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
  });

  const close = (id: string, note = '') =>
    callApi(backend, calls.reconciliations.close, {
      token: grace.token,
      params: { id },
      body: { note },
    });

  test('is closed by a person, once, and never changes', async () => {
    const id = await openDay(backend);
    expect((await close(id)).status).toBe(200);
    expect((await close(id)).status).toBe(409);
    for (const statement of [
      "UPDATE reconciliations SET note = 'other'",
      "UPDATE reconciliations SET state = 'open', closed_by = NULL, closed_at = NULL",
      'DELETE FROM reconciliations',
    ]) {
      await expect(sql.raw(statement).execute(backend.db)).rejects.toMatchObject({ code: '23001' });
    }
  });

  test('needs a note where something differs', async () => {
    const id = await openDay(backend, { unexplained: 3n });
    expect(await close(id)).toMatchObject({
      status: 422,
      problem: { message: 'A difference needs a note.' },
    });
    expect((await close(id, 'A fee of the exchange.')).status).toBe(200);
  });

  test('gains no item later, and its sums agree', async () => {
    const id = await openDay(backend);
    const item = { reconciliation_id: id, kind: 'dust', ref: 'a', units: '1' } as const;
    await expect(
      backend.db.insertInto('reconciliation_items').values(item).execute(),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(
      sql`UPDATE reconciliations SET on_chain = 6`.execute(backend.db),
    ).rejects.toMatchObject({ code: '23001' });
  });

  test('is made after one of a block that was written ahead', async () => {
    await openDay(backend);
    const made = (height: number) =>
      sql<{
        id: string | null;
      }>`SELECT make_reconciliation('BTC', ${height}, 'b', 5, ${height}, 65000,
        '[]') AS id`.execute(backend.db);
    await sql`UPDATE chain_state SET height = 2000000 WHERE coin = 'BTC'`.execute(backend.db);
    await made(2_000_000);
    const { rows } = await made(40);
    expect(rows[0]?.id).toEqual(expect.any(String));
    expect((await made(40)).rows[0]?.id).toBeNull();
  });
});
