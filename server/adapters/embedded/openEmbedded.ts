import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import { prepareDatabase, prepareDataDirectory, unusableDirectory } from './dataDirectory.ts';
import { type Durability, realDurability } from './durability.ts';
import { acquireLock, type Release } from './lock.ts';
import { startPglite } from './startPglite.ts';
import { vacuum } from './vacuum.ts';

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
    const close = () => closeAll(db, pglite, release);
    return { name: 'PGlite', db, vacuum: () => vacuum(db), close };
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

async function closeAll<Tables>(db: Kysely<Tables>, pglite: PGlite, release: Release) {
  try {
    await db.destroy();
    await pglite.close();
  } finally {
    release();
  }
}
