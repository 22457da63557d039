import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';

const home = mkdtempSync(join(tmpdir(), 'embedded-upkeep-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('dead rows are cleared away where much has changed, and nothing else is touched', async () => {
  const { db, vacuum: keepUp, close } = await openEmbedded(home);
  const fill = (table: string, count: number) =>
    sql`INSERT INTO ${sql.table(table)} SELECT generate_series(1, ${count}::integer)`.execute(db);
  const look = async (table: string) => {
    const { rows } = await sql<{ live: number; dead: number; vacuumed: Date | null }>`
      SELECT reltuples AS live, n_dead_tup::integer AS dead, last_vacuum AS vacuumed
      FROM pg_class JOIN pg_stat_user_tables ON relid = pg_class.oid
      WHERE pg_class.relname = ${table}`.execute(db);
    return rows[0];
  };
  await sql.raw('CREATE TABLE busy (id integer); CREATE TABLE quiet (id integer)').execute(db);
  await fill('busy', 1_000);
  await fill('quiet', 20);
  await keepUp?.();
  await sql`DELETE FROM busy WHERE id <= 400`.execute(db);
  await keepUp?.();
  expect(await look('busy')).toMatchObject({ live: 600, dead: 0 });
  const cleared = (await look('busy'))?.vacuumed;
  expect((await look('quiet'))?.vacuumed).toBeNull();
  await fill('busy', 30);
  await keepUp?.();
  expect((await look('busy'))?.vacuumed).toEqual(cleared);
  // Whatever was counted in this process is forgotten, as when it is killed.
  await fill('quiet', 5_000);
  await close();
  const again = await openEmbedded(home);
  await again.vacuum?.();
  const { rows } = await sql<{ live: number }>`
    SELECT reltuples AS live FROM pg_class WHERE relname = 'quiet'`.execute(again.db);
  expect(rows).toEqual([{ live: 5_020 }]);
  await again.close();
});
