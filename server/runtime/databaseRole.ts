import { sql } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/**
 * The name of the PostgreSQL role if it is a superuser, who can bypass permissions and triggers;
 * undefined otherwise and for the embedded engine, whose role is always one.
 */
export async function superuserName({ name, db }: Engine<Tables>): Promise<string | undefined> {
  if (name === 'PGlite') return undefined;
  const { rows } = await sql<{ role: string }>`
    SELECT rolname::text AS role FROM pg_roles
    WHERE rolsuper AND rolname IN (current_user, session_user)`.execute(db);
  return rows[0]?.role;
}
