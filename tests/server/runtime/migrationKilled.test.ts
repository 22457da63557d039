import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { builtServer, ensureBuilt } from '#tests/support/built.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, run, startServer } from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

describe.runIf(engineNames.includes('PostgreSQL'))(
  'a server killed in the middle of a migration',
  () => {
    test('leaves whole migrations behind, and the next start goes on from there', async () => {
      const place = await install('PostgreSQL', 'none');
      const { db, close } = await place.openUnmigrated();
      const applied = async () => {
        const found = await sql<{
          name: string;
        }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db);
        return found.rows.map(({ name }) => name.slice(0, 4));
      };
      const tables = async () => {
        const found = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
        WHERE tablename IN ('deposits', 'withdrawals', 'adjustments') ORDER BY tablename`.execute(
          db,
        );
        return found.rows.map(({ name }) => name);
      };
      const blocked = async () => {
        const found = await sql<{ waiting: number }>`SELECT count(*)::integer AS waiting
        FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          db,
        );
        expect(found.rows[0]?.waiting).toBe(1);
      };

      // Another transaction creates a table with the name of the second table of 0005, so that the
      // server waits in the middle of that migration, after its first table.
      const other = await db.startTransaction().execute();
      await sql`CREATE TABLE adjustments (id uuid)`.execute(other);
      const server = run(builtServer, { ...place.variables, ...grace });
      await vi.waitFor(blocked, { timeout: 60_000 });
      await server.kill();
      await other.rollback().execute();
      await vi.waitFor(async () => expect(await tables()).toEqual(['deposits']), 20_000);
      expect(await applied()).toEqual(['0001', '0002', '0003', '0004']);

      const again = await startServer({ ...place.variables, ...grace });
      expect((await fetch(`${again.url}/backend/readyz`)).status).toBe(200);
      expect(await tables()).toEqual(['adjustments', 'deposits', 'withdrawals']);
      expect((await applied()).length).toBeGreaterThan(5);
      expect(await again.child.terminate()).toBe(0);
      await close();
    });
  },
);
