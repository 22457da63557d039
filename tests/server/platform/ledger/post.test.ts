import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { approveDirectly } from '#tests/support/audited.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

const at = new Date('2026-03-02T10:00:00.000Z');

async function people(db: Db) {
  const backend = await startBackend({ db });
  const grace = await staff(backend);
  const ada = await investor(backend);
  await addWallet(backend, grace);
  return { backend, grace, ada };
}

const entryOf = (db: Db, sourceId: string) =>
  db.selectFrom('ledger_entries').selectAll().where('source_id', '=', sourceId).execute();

async function broken(db: Db) {
  const rows = await db.selectFrom('ledger_invariants').selectAll().execute();
  return rows.filter((row) => row.broken !== 0n);
}

describeOnEngines('the ledger', (engine) => {
  test('refuses to change, remove or empty its entries', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    await fund(backend, ada, grace);
    const refused = /history is never edited/;
    await expect(sql`UPDATE ledger_entries SET amount_cents = 1`.execute(db)).rejects.toThrow(
      refused,
    );
    await expect(sql`DELETE FROM ledger_entries`.execute(db)).rejects.toThrow(refused);
    await expect(sql`TRUNCATE ledger_entries`.execute(db)).rejects.toThrow(refused);
    await expect(sql`DELETE FROM deposits`.execute(db)).rejects.toThrow(refused);
    await expect(sql`UPDATE audit_log SET action = 'x'`.execute(db)).rejects.toThrow(refused);
  });

  test('lets a balance change only by an entry', async () => {
    const { db } = engine();
    const { ada } = await people(db);
    const write = sql`UPDATE accounts SET balance_cents = 5 WHERE user_id = ${ada.user._id}`;
    await expect(write.execute(db)).rejects.toThrow(/only by a ledger entry/);
  });

  test('credits a deposit at most once', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    await fund(backend, ada, grace, '700');
    const [entry] = await db.selectFrom('ledger_entries').selectAll().execute();
    const again = db.transaction().execute((trx) =>
      post(trx, {
        at,
        from: 'custody',
        to: { userId: ada.user._id, kind: 'available' },
        amountCents: 70_000n,
        source: 'deposit',
        sourceId: entry?.source_id ?? '',
        leg: 'credit',
      }),
    );
    await expect(again).rejects.toThrow(/ledger_entries_once/);
    expect(await broken(db)).toEqual([]);
  });

  test('refuses a credit for a deposit that is still pending', async () => {
    const { db } = engine();
    const { backend, ada } = await people(db);
    const id = await deposit(backend, ada);
    const early = db.transaction().execute((trx) =>
      post(trx, {
        at,
        from: 'custody',
        to: { userId: ada.user._id, kind: 'available' },
        amountCents: 50_000n,
        source: 'deposit',
        sourceId: id,
        leg: 'credit',
      }),
    );
    await expect(early).rejects.toThrow(/does not agree/);
    expect(await entryOf(db, id)).toEqual([]);
  });

  test('refuses a confirmed status without its credit', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    const id = await deposit(backend, ada);
    await approveDirectly(db, { id, cents: 50_000, staffId: grace.user._id });
    const bare = db
      .updateTable('deposits')
      .set({
        status: 'confirmed',
        decided_at: at,
        decided_by: grace.user._id,
        amount_received_cents: 50_000n,
      })
      .where('id', '=', id)
      .execute();
    await expect(bare).rejects.toThrow(/must have the entries/);
  });

  test('never lets a balance fall below zero', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    await fund(backend, ada, grace, '100');
    const taken = db.transaction().execute((trx) =>
      post(trx, {
        at,
        from: { userId: ada.user._id, kind: 'available' },
        to: 'adjustments',
        amountCents: 10_001n,
        source: 'adjustment',
        sourceId: crypto.randomUUID(),
        leg: 'debit',
      }),
    );
    await expect(taken).rejects.toThrow(/accounts_balance_not_negative/);
    expect(await broken(db)).toEqual([]);
  });

  test('freezes what a deposit asked and keeps its decision for good', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    const pending = await deposit(backend, ada);
    const change = (field: string, value: unknown) =>
      sql`UPDATE deposits SET ${sql.ref(field)} = ${value} WHERE id = ${pending}`.execute(db);
    await expect(change('amount_cents', 1)).rejects.toThrow(/frozen/);
    await expect(change('user_id', grace.user._id)).rejects.toThrow(/frozen/);
    await expect(change('address', 'elsewhere')).rejects.toThrow(/frozen/);
    await fund(backend, ada, grace, '100');
    const undo = sql`UPDATE deposits SET status = 'pending', decided_by = NULL, decided_at = NULL,
      amount_received_cents = NULL WHERE status = 'confirmed'`;
    await expect(undo.execute(db)).rejects.toThrow(/decided before/);
  });

  test('shows a broken invariant after a forged balance', async () => {
    const { db } = engine();
    const { backend, ada, grace } = await people(db);
    await fund(backend, ada, grace);
    await db.connection().execute(async (connection) => {
      await sql`SET session_replication_role = replica`.execute(connection);
      await sql`UPDATE accounts SET balance_cents = balance_cents + 1
        WHERE user_id = ${ada.user._id} AND kind = 'available'`.execute(connection);
      await sql`SET session_replication_role = origin`.execute(connection);
    });
    expect(await broken(db)).toMatchObject([
      { invariant: 'balance differs from the sum of its entries', broken: 1n },
    ]);
  });
});
