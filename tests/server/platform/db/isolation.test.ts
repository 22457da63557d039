import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';

describeOnEngines('a decision', (engine) => {
  test('is written only where it sees what others committed before', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, ada] = [await staff(backend), await investor(backend)];
    const { db } = backend.ports;
    const proposal = sql`INSERT INTO adjustment_proposals
        (id, user_id, direction, amount_cents, reason, proposed_by)
      VALUES (gen_random_uuid(), ${ada.user._id}, 'credit', 1000, 'Old', ${grace.user._id})`;
    for (const level of ['repeatable read', 'serializable'] as const) {
      const written = db
        .transaction()
        .setIsolationLevel(level)
        .execute((trx) => proposal.execute(trx));
      await expect(written).rejects.toThrow('reads what is committed');
    }
    await expect(db.transaction().execute((trx) => proposal.execute(trx))).rejects.not.toThrow(
      'reads what is committed',
    );
  });

  test('about a day is of one that has begun', async () => {
    const { ports } = await startBackend({ db: engine().db });
    const tomorrow = sql`INSERT INTO reconciliations (id, coin, day, height, block_hash, opening, received, paid,
        fees, expected, on_chain, unexplained, rate_usd, owed_cents)
      VALUES (gen_random_uuid(), 'BTC', (platform_now() AT TIME ZONE 'UTC')::date + 1, 1, 'ab', 0, 0, 0, 0, 0, 0,
        0, 1, 0)`;
    await expect(tomorrow.execute(ports.db)).rejects.toThrow('a day that has begun');
  });
});
