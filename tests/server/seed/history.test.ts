import { expect, test } from 'vitest';
import { mockClock } from '#mocks/backend.ts';
import { drawProofs } from '#server/seed/insertDeposits.ts';
import { seedHistory } from '#server/seed/seedHistory.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

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
    expect(deposits.some(({ user_id, late }) => user_id === ada?.id && late)).toBe(true);
  });
});
