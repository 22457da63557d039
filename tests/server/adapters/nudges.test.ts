import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { migratedDatabase, quickestEngine } from '#tests/support/engines.ts';

describe.runIf(quickestEngine === 'PostgreSQL')('a nudge on PostgreSQL', () => {
  const openTwo = async () => {
    const url = await migratedDatabase();
    const [one, two] = await Promise.all([
      connectPostgres<Tables>(url, { maxConnections: 2 }),
      connectPostgres<Tables>(url, { maxConnections: 2 }),
    ]);
    const listening = async (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND query LIKE 'listen %'`.execute(one.db);
        expect(rows).toHaveLength(count);
      });
    return { one, two, listening, close: () => Promise.all([one.close(), two.close()]) };
  };

  test('wakes the readers of other processes, at most five times a second', async () => {
    const { one, two, listening, close } = await openTwo();
    const heard = vi.fn();
    two.nudges?.listen(heard);
    await listening(1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
    for (let commit = 0; commit < 100; commit += 1) one.nudges?.tell();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    await close();
  });

  test('comes again after the listening connection was lost', async () => {
    const { one, two, listening, close } = await openTwo();
    const heard = vi.fn();
    two.nudges?.listen(heard);
    await listening(1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'listen %'`.execute(one.db);
    // Readers read after each new connection, because a notification may be lost.
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000);
    heard.mockClear();
    one.nudges?.tell();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await close();
  });

  test('leaves no connection behind when the last reader leaves', async () => {
    const { two, listening, close } = await openTwo();
    const leave = two.nudges?.listen(() => {});
    await listening(1);
    leave?.();
    await listening(0);
    await close();
  });
});
