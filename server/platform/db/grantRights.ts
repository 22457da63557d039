import { sql } from 'kysely';
import type { Difference } from './beyondTables.ts';
import { differingRights } from './differingRights.ts';
import { embeddedRole } from './pgliteDialect.ts';
import { quoted } from './quoted.ts';
import type { Db } from './tables.ts';

/**
 * Gives the role exactly the rights of the list, as the owner of the tables. A later start only
 * compares. Errors: an Error with the statements that someone else must run.
 */
export async function grantRights(db: Db, role: string): Promise<void> {
  const differing = await differingRights(db, role);
  if (differing.length === 0) return;
  try {
    await sql.raw(differing.map(({ fix }) => fix).join('\n')).execute(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The rights of ${role} cannot be set (${reason}).\n${listed(differing)}`);
  }
  const left = await differingRights(db, role);
  if (left.length > 0) throw new Error(listed(left));
}

export const listed = (differences: readonly Difference[]): string =>
  differences.map(({ text, fix }) => `${text}: ${fix}`).join('\n');

/** The role exists in the files of the database, so a copy of them has it too. */
export async function restrictEmbedded(db: Db): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_roles WHERE rolname = ${embeddedRole}`.execute(db);
  if (rows.length === 0) await sql.raw(`CREATE ROLE ${quoted(embeddedRole)}`).execute(db);
  await grantRights(db, embeddedRole);
}
