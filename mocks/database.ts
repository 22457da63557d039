import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { restrictEmbedded } from '#server/platform/db/grantRights.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { embeddedRole, pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

const servingOf = new WeakMap<Db, Db>();

/** Lets the app serve through the second, while tests write their own rows through the first. */
export function serveThrough(owner: Db, serving: Db): void {
  servingOf.set(owner, serving);
}

/** The same database as the role that owns nothing; as the owner if no role was registered. */
export const servingDb = (owner: Db): Db => servingOf.get(owner) ?? owner;

/** Starting from a dump takes half a second. */
export interface MockDatabase {
  /** As the owner of the tables. */
  db: Db;
  dump(): Promise<File | Blob>;
  close(): Promise<void>;
}

export async function mockDatabase(dump?: Blob): Promise<MockDatabase> {
  const pglite = await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await migrate(db, new Date(0), restrictEmbedded);
  const serving = new Kysely<Tables>({ dialect: pgliteDialect(pglite, embeddedRole) });
  serveThrough(db, serving);
  return {
    db,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await serving.destroy();
      await db.destroy();
      await pglite.close();
    },
  };
}
