import { sql } from 'kysely';
import { connectPostgres, userOf } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { type DatabaseOptions, openDatabase, postgresOptions } from './database.ts';

/**
 * Migrates as the owner of the tables and serves as a role that owns nothing; without MIGRATE_URL,
 * PostgreSQL has the owner only. Errors: an Error with the statements that limit the role.
 */
export async function openServing(options: DatabaseOptions): Promise<Engine<Tables>> {
  const { databaseUrl, migrateUrl } = options;
  const owner = await openDatabase(options);
  if (owner.serving) return { ...owner, db: owner.serving };
  if (!databaseUrl || !migrateUrl) return owner;
  // The connection of the owner closes before anything is served.
  const { place } = await placeOf(owner.db).finally(owner.close);
  const engine = await connectPostgres<Tables>(databaseUrl, postgresOptions(options));
  try {
    const serving = await placeOf(engine.db);
    if (serving.place !== place) {
      throw new Error(
        'MIGRATE_URL and DATABASE_URL name different databases: correct one of them.',
      );
    }
    const role = userOf(databaseUrl);
    if (serving.role === role) return engine;
    throw new Error(`DATABASE_URL connects as ${serving.role} and not as ${role}: correct it.`);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

interface Connected {
  role: string;
  /** The same for two connections to one schema of one server. */
  place: string;
}

async function placeOf(db: Db): Promise<Connected> {
  const { rows } = await sql<Connected>`
    SELECT current_user::text AS role, concat_ws(' ', pg_postmaster_start_time(),
      current_database(), current_schema()) AS place`.execute(db);
  return rows[0] as Connected;
}
