import { sql } from 'kysely';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** A superuser bypasses permissions and triggers. Undefined for the embedded engine. */
export async function superuserName({ name, db }: Engine<Tables>): Promise<string | undefined> {
  if (name === 'PGlite') return undefined;
  const { rows } = await sql<{ role: string }>`
    SELECT rolname::text AS role FROM pg_roles
    WHERE rolsuper AND rolname IN (current_user, session_user)`.execute(db);
  return rows[0]?.role;
}
