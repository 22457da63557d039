import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { connectPostgres, userOf } from '#server/adapters/postgres.ts';
import { primaryFile } from '#server/adapters/primaryFile.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { grantRights, restrictEmbedded } from '#server/platform/db/grantRights.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { roleErrors } from '#server/platform/db/roleErrors.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import type { Environment } from './environment.ts';

export interface DatabaseOptions extends Pick<Environment, 'databaseUrl' | 'dataDir'> {
  migrateUrl?: string | undefined;
  /** 0 removes the limit, also of a statement. */
  commitTimeoutMs?: number;
  statementTimeoutMs?: number;
}

/** How this program connects to PostgreSQL. */
export const postgresOptions = (options: DatabaseOptions) => {
  const { dataDir, commitTimeoutMs, statementTimeoutMs } = options;
  return {
    primaryMemory: primaryFile(dataDir),
    ...(commitTimeoutMs !== undefined && { commitTimeoutMs }),
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
  };
};

/** As the owner of the tables, migrated. */
export async function openDatabase(options: DatabaseOptions): Promise<Engine<Tables>> {
  const engine = await openUnmigrated(options, 'any');
  try {
    await migrateFor(engine, options);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Migrates and sets the rights of the role that serves, where there is one beside the owner. Errors:
 * an Error with the statements that limit the role.
 */
export function migrateFor(
  { db, serving }: Engine<Tables>,
  { databaseUrl, migrateUrl }: DatabaseOptions,
): Promise<void> {
  if (serving) return migrate(db, new Date(), restrictEmbedded);
  if (!databaseUrl || !migrateUrl) return migrate(db, new Date());
  return migrate(db, new Date(), (connection) => limitRole(connection, userOf(databaseUrl)));
}

async function limitRole(db: Db, role: string): Promise<void> {
  const errors = await roleErrors(db, role);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await grantRights(db, role);
}

/**
 * As the owner of the tables. Creates an embedded database unless it must be `existing`. Errors: an
 * Error with a remedy.
 */
export async function openUnmigrated(
  options: DatabaseOptions,
  which: 'any' | 'existing',
): Promise<Engine<Tables>> {
  const { databaseUrl, migrateUrl, dataDir } = options;
  const how = postgresOptions(options);
  if (migrateUrl) return connectPostgres<Tables>(migrateUrl, { ...how, setting: 'MIGRATE_URL' });
  if (databaseUrl) return connectPostgres<Tables>(databaseUrl, how);
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
