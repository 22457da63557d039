import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { moveDatabaseClock } from '#server/platform/db/moveDatabaseClock.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { describeOnEngines, emptyTables } from '#tests/support/engines.ts';

const hourMs = 60 * 60_000;

async function timeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ at: Date }>`SELECT platform_now() AS at`.execute(db);
  return rows[0]?.at.getTime() ?? Number.NaN;
}

describeOnEngines('the clock of the database', (engine) => {
  test('moves with that of the app', async () => {
    const { ports, clock, advance } = await startBackend({ db: engine().db });
    expect(await timeOf(ports.db)).toBe(clock.now().getTime());
    await advance(hourMs);
    expect(await timeOf(ports.db)).toBe(clock.now().getTime());
  });

  test('runs ahead as in the demo, and is right again when the tables are empty', async () => {
    const { db } = engine();
    await moveDatabaseClock(db, { aheadMs: hourMs });
    expect(await timeOf(db)).toBeGreaterThanOrEqual(Date.now() + hourMs - 60_000);
    await emptyTables(db);
    expect(Math.abs((await timeOf(db)) - Date.now())).toBeLessThan(hourMs / 2);
  });
});
