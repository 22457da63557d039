import { sql } from 'kysely';
import { quoted } from './quoted.ts';
import type { Db } from './tables.ts';

interface RoleRow {
  owner: string;
  superuser: boolean;
  makes_roles: boolean;
  owned: string[];
  memberships: string[];
}

/**
 * Returns a line with the statement to run for each power that no grant limits: of a superuser, of
 * an owner, of members of such roles. Called as the owner of the tables.
 */
export async function roleErrors(db: Db, role: string): Promise<string[]> {
  const { rows } = await readRole(db, role);
  const [row] = rows;
  const name = quoted(role);
  if (!row) {
    return [`The role ${role} does not exist: CREATE ROLE ${name} LOGIN PASSWORD '...';`];
  }
  if (row.owner === role) {
    return [
      `${role} owns the tables, and DATABASE_URL needs a role that owns nothing: ` +
        `CREATE ROLE plainvest_app LOGIN PASSWORD '...'; and name it in DATABASE_URL.`,
    ];
  }
  if (row.superuser) return [`${role} is a superuser: ALTER ROLE ${name} NOSUPERUSER;`];
  const errors = [
    row.makes_roles && `${role} may create roles: ALTER ROLE ${name} NOCREATEROLE;`,
    row.owned.length > 0 &&
      `${role} owns ${row.owned.join(', ')}: REASSIGN OWNED BY ${name} TO ${quoted(row.owner)};`,
    ...row.memberships.map(
      (other) => `${role} is a member of ${other}: REVOKE ${quoted(other)} FROM ${name};`,
    ),
  ];
  return errors.filter((error) => error !== false);
}

// Members of a predefined role such as pg_write_all_data write without a grant.
const readRole = (db: Db, role: string) =>
  sql<RoleRow>`
  SELECT current_user::text AS owner, role.rolsuper AS superuser, role.rolcreaterole AS makes_roles,
    ARRAY(
      SELECT 'database ' || datname FROM pg_database
      WHERE datname = current_database() AND datdba = role.oid
      UNION ALL SELECT 'schema ' || nspname FROM pg_namespace
      WHERE nspname = current_schema() AND nspowner = role.oid
      UNION ALL SELECT relname::text FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relowner = role.oid
        AND relkind IN ('r', 'v', 'S')
      UNION ALL SELECT proname || '()' FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace AND proowner = role.oid) AS owned,
    ARRAY(
      SELECT rolname::text FROM pg_roles other
      WHERE other.oid <> role.oid AND pg_has_role(role.oid, other.oid, 'MEMBER')
        AND (rolsuper OR rolcreaterole OR rolname = current_user
          OR rolname IN ('pg_write_all_data', 'pg_execute_server_program', 'pg_write_server_files')
          OR other.oid IN (SELECT relowner FROM pg_class
            WHERE relnamespace = current_schema()::regnamespace))) AS memberships
  FROM pg_roles role WHERE rolname = ${role}`.execute(db);

/** Whether the role of this connection can change the tables and their triggers. */
export async function ownsTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    SELECT EXISTS (SELECT FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND pg_has_role(current_user, relowner, 'MEMBER')) AS owns`.execute(db);
  return rows[0]?.owns === true;
}
