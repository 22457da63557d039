import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { migrate } from '#server/platform/db/migrate.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

/** Starting from a dump takes half a second. */
export interface MockDatabase {
  db: Db;
  dump(): Promise<File | Blob>;
  close(): Promise<void>;
}

export async function mockDatabase(dump?: Blob): Promise<MockDatabase> {
  const pglite = await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await migrate(db, new Date(0));
  return {
    db,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}
