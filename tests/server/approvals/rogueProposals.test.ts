import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, addWallet, investor, staff } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';

describeOnEngines('proposals past the program', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const about = { userId: ada.user._id, by: grace.user._id };
    return { backend, db: backend.ports.db, grace, ada, about };
  }

  test('put no address into use', async () => {
    const { backend, db, grace, ada, about } = await start();
    await addWallet(backend, grace);
    const query = { coin: 'BTC', amount: '500' } as const;
    await callApi(backend, calls.prices.quote, { token: ada.token, query });
    const id = await proposeDirectly(backend, { kind: 'wallet', ...about });
    const approved = db.updateTable('wallets').set({ status: 'approved' }).where('id', '=', id);
    await expect(approved.execute()).rejects.toMatchObject({ code: 'PV003' });
    for (const columns of ['status', 'active_from']) {
      const insert =
        sql.raw(`INSERT INTO wallets (id, coin, address, added_by, created_at, ${columns})
        SELECT gen_random_uuid(), coin, address, added_by, created_at, ${columns} FROM wallets`);
      await expect(insert.execute(db)).rejects.toMatchObject({ code: '42501' });
    }
    const quote = sql`INSERT INTO quotes (id, user_id, coin, amount_cents, coin_units, rate_usd, sources,
        as_of, example, wallet_id, address, created_at, expires_at)
      SELECT gen_random_uuid(), user_id, coin, amount_cents, coin_units, rate_usd, sources, as_of,
        example, ${id}::uuid, ${addresses.BTC}, created_at, expires_at FROM quotes`;
    await expect(quote.execute(db)).rejects.toMatchObject({ code: 'PV007' });
  });

  test('move no money', async () => {
    const { backend, db, grace, ada, about } = await start();
    const terms = { user_id: ada.user._id, direction: 'credit', amount_cents: 100n } as const;
    const made = { ...terms, reason: 'Paid twice', made_by: grace.user._id, at: new Date(0) };
    const insert = (id: string, amount = 100n) =>
      db
        .insertInto('adjustments')
        .values({ ...made, id, amount_cents: amount })
        .execute();
    await expect(insert(crypto.randomUUID())).rejects.toMatchObject({ code: 'PV006' });
    const id = await proposeDirectly(backend, { kind: 'adjustment', ...about });
    await expect(insert(id)).rejects.toMatchObject({ code: 'PV003' });
    await expect(insert(id, 200n)).rejects.toMatchObject({ code: 'PV006' });
    const sample = db.insertInto('adjustments').values({ ...made, id, sample: true });
    await expect(sample.execute()).rejects.toMatchObject({ code: '42501' });
    const raised = sql`UPDATE adjustment_proposals SET amount_cents = 1`;
    await expect(raised.execute(db)).rejects.toMatchObject({ code: '42501' });
  });

  test('reverse nothing', async () => {
    const { backend, db, grace, ada, about } = await start();
    const id = await proposeDirectly(backend, { kind: 'reversal', ...about });
    const made = db.updateTable('reversals').set({ status: 'made', made_at: new Date(0) });
    await expect(made.where('id', '=', id).execute()).rejects.toMatchObject({ code: 'PV003' });
    const { source_id } = await db
      .selectFrom('reversals')
      .select('source_id')
      .executeTakeFirstOrThrow();
    await callApi(backend, calls.approvals.withdraw, {
      token: grace.token,
      params: { kind: 'reversal', id },
    });
    await expect(made.where('id', '=', id).execute()).rejects.toMatchObject({ code: '23001' });
    const terms = { source_id, user_id: ada.user._id, direction: 'debit', amount_cents: 100n };
    for (const wrong of [
      { amount_cents: 200n },
      { direction: 'credit' },
      { user_id: grace.user._id },
      { source_id: crypto.randomUUID() },
    ]) {
      const insert = db.insertInto('reversals').values({
        ...({ id: crypto.randomUUID(), source: 'adjustment', kind: 'wrong' } as const),
        ...{ reason: 'No coin', made_by: grace.user._id },
        ...({ ...terms, ...wrong } as typeof terms & { direction: 'debit' }),
      });
      await expect(insert.execute()).rejects.toThrow(/cannot be reversed so|reversals_not_own/);
    }
    const raised = sql`UPDATE reversals SET amount_cents = 1`;
    await expect(raised.execute(db)).rejects.toMatchObject({ code: '42501' });
    const gone = sql`DELETE FROM reversals`;
    await expect(gone.execute(db)).rejects.toMatchObject({ code: '42501' });
  });
});
