import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';
import { embeddedRole, pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import { prepareDatabase, prepareDataDirectory, unusableDirectory } from './dataDirectory.ts';
import { type Durability, realDurability } from './durability.ts';
import { acquireLock } from './lock.ts';
import type { Release } from './lockOnLinux.ts';
import { startPglite } from './startPglite.ts';

/**
 * A committed row is on disk before its query returns; a failed sync ends the process. Throws an
 * Error when the directory is in use, unusable or of another version.
 */
export async function openEmbedded<Tables>(
  dataDir: string,
  durability: Partial<Durability> = {},
): Promise<Engine<Tables>> {
  const root = resolve(dataDir);
  const syncs = { ...realDurability, ...durability };
  prepareDataDirectory(root, syncs);
  const release = await lockDirectory(root);
  try {
    const pglite = await start(root, syncs);
    const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
    const serving = new Kysely<Tables>({ dialect: pgliteDialect(pglite, embeddedRole) });
    const close = () => closeAll([serving, db], pglite, release);
    return { name: 'PGlite', db, serving, vacuum: () => vacuum(db), close };
  } catch (error) {
    release();
    throw unusableDirectory(root, error);
  }
}

async function lockDirectory(root: string): Promise<Release> {
  try {
    return await acquireLock(join(root, 'postgres.lock'));
  } catch (error) {
    throw unusableDirectory(root, error);
  }
}

async function start(root: string, durability: Durability): Promise<PGlite> {
  const directory = await prepareDatabase(root, durability);
  try {
    return await startPglite(directory, durability);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database in ${directory} does not start (${reason}): ` +
        'run the release that made it or restore a backup.',
    );
  }
}

async function closeAll<Tables>(
  databases: readonly Kysely<Tables>[],
  pglite: PGlite,
  release: Release,
) {
  try {
    for (const db of databases) await db.destroy();
    await pglite.close();
  } finally {
    release();
  }
}

const rowsMin = 50;
const deadShare = 0.2;
const changedShare = 0.1;
// A restart loses the row counters, but pg_class keeps the size at the last VACUUM.
const grownShare = 0.1;
const pagesMin = 10;

/** The embedded engine has no autovacuum. Queries wait for at most one table. */
async function vacuum<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT stat.relname AS name FROM pg_stat_user_tables AS stat
      JOIN pg_class AS class ON class.oid = stat.relid
    WHERE n_dead_tup > ${sql.lit(rowsMin)} + ${sql.lit(deadShare)} * n_live_tup
      OR n_mod_since_analyze > ${sql.lit(rowsMin)} + ${sql.lit(changedShare)} * n_live_tup
      OR pg_relation_size(class.oid) / current_setting('block_size')::integer
        > ${sql.lit(pagesMin)} + ${sql.lit(1 + grownShare)} * relpages`.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.id(name)}`.execute(db);
}
