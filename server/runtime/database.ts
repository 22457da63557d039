import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import type { Environment } from './environment.ts';

type DatabaseOptions = Pick<Environment, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the configured database and brings its schema up to date.
 * Errors: one sentence that says what is wrong and what to do.
 */
export async function openDatabase(place: DatabaseOptions): Promise<Engine<Tables>> {
  const engine = await openUnmigrated(place, 'any');
  try {
    await migrate(engine.db, new Date());
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Opens the configured database as it is; an embedded one is made unless it must be `existing`.
 * Errors: one sentence that says what is wrong and what to do.
 */
export async function openUnmigrated(
  { databaseUrl, dataDir }: DatabaseOptions,
  which: 'any' | 'existing',
): Promise<Engine<Tables>> {
  if (databaseUrl) return connectPostgres<Tables>(databaseUrl);
  if (which === 'existing' && !existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database in ${dataDir}: correct DATA_DIR or set DATABASE_URL.`);
  }
  return openEmbedded<Tables>(dataDir);
}

/** Errors: one sentence when nobody has ever started this program on the database. */
export async function requireSchema(db: Db): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass('schema_migrations') IS NOT NULL AS there`.execute(db);
  if (!rows[0]?.there) throw new Error('The database holds nothing of this program yet.');
}
