import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayMs, isoDay } from '#contract/time.ts';
import { dateSamples } from '#demo/worker/sampleData.ts';
import { mockClock } from '#mocks/mockClock.ts';
import { drawProofs } from '#server/seed/drawProofs.ts';
import { seedHistory } from '#server/seed/seedHistory.ts';
import { describeOnEngines, describeOnOneEngine } from '#tests/support/engines.ts';

describeOnEngines('the twelve people of the demo', (engine) => {
  test('have one of each case, most with a proof, and a ledger that agrees', async () => {
    const { db } = engine();
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return Uint8Array.of(drawn);
    };
    const context = { engine: engine(), clock: mockClock().now, passwordHash: 'none' };
    await seedHistory(context, await drawProofs(draw));

    const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    const users = await db.selectFrom('users').selectAll().execute();
    expect(users).toHaveLength(13);
    expect(users.filter(({ full_name }) => !/\bSample\b/.test(full_name))).toEqual([]);
    const deposits = await db.selectFrom('deposits').selectAll().execute();
    expect(
      deposits.filter(({ receipt_id }) => receipt_id).length / deposits.length,
    ).toBeGreaterThan(0.8);
    const ada = users.find(({ full_name }) => full_name === 'Ada Sample');
    const own = await db
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', ada?.id ?? '')
      .execute();
    expect(new Set(own.map(({ kind }) => kind))).toEqual(
      new Set(['deposit', 'withdrawal', 'credit']),
    );
    expect(own.some(({ status }) => status === 'declined')).toBe(true);
    expect(own.some(({ quoted_cents }) => quoted_cents !== null)).toBe(true);
    const payouts = await db.selectFrom('withdrawals').selectAll().execute();
    expect(new Set(payouts.map(({ address }) => address)).size).toBe(
      new Set(payouts.map(({ user_id }) => user_id)).size,
    );
    expect(deposits.some(({ user_id, late }) => user_id === ada?.id && late)).toBe(true);
  });
});

describeOnOneEngine('the samples of a demo that was built a while ago', (engine) => {
  test('move to the day of the visit as a whole, and are guarded again', async () => {
    const { db } = engine();
    const built = mockClock().now();
    const context = { engine: engine(), clock: () => built, passwordHash: 'none' };
    await seedHistory(context, await drawProofs(async () => Uint8Array.of(1)));
    const times = async () => {
      const deposits = await db.selectFrom('deposits').selectAll().orderBy('id').execute();
      const entries = await db.selectFrom('ledger_entries').selectAll().orderBy('id').execute();
      return { deposits, entries };
    };
    const before = await times();
    const days = async () =>
      db.selectFrom('rate_days').select(sql<string>`max(day)::text`.as('last')).executeTakeFirst();
    const movedMs = 40.5 * dayMs;
    await dateSamples(db, new Date(built.getTime() + movedMs));

    const later = (row: object) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Date ? new Date(value.getTime() + movedMs) : value,
        ]),
      );
    expect(await times()).toEqual({
      deposits: before.deposits.map(later),
      entries: before.entries.map(later),
    });
    expect((await days())?.last).toBe(isoDay(new Date(built.getTime() + 39 * dayMs)));
    const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    await expect(sql`UPDATE deposits SET deposit_date = ${built}`.execute(db)).rejects.toThrow();
  });
});
