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

export async function openDatabase(options: DatabaseOptions): Promise<Engine<Tables>> {
  const engine = await openUnmigrated(options, 'any');
  try {
    await migrate(engine.db, new Date());
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Creates an embedded database unless it must be `existing`. Errors: an Error with a remedy. */
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

/** Errors: an Error when this program has never been started on the database. */
export async function requireSchema(db: Db): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`.execute(db);
  if (!rows[0]?.exists) throw new Error('The database holds nothing of this program yet.');
}

/** A superuser bypasses permissions and triggers. Undefined for the embedded engine. */
export async function superuserName({ name, db }: Engine<Tables>): Promise<string | undefined> {
  if (name === 'PGlite') return undefined;
  const { rows } = await sql<{ role: string }>`
    SELECT rolname::text AS role FROM pg_roles
    WHERE rolsuper AND rolname IN (current_user, session_user)`.execute(db);
  return rows[0]?.role;
}
