import { sql } from 'kysely';
import { quoted } from './quoted.ts';
import type { Db } from './tables.ts';

/** A difference between the rights of a role and the list, and the statements that remove it. */
export interface Difference {
  text: string;
  fix: string;
}

interface Place {
  database: string;
  schema: string;
  uses: boolean;
  creates: boolean;
  creates_schemas: boolean;
  temporary: boolean;
}

/** On a table that it creates, even a temporary one, a role can create triggers. */
export async function beyondTables(db: Db, role: string): Promise<Difference[]> {
  const { rows } = await sql<Place>`
    SELECT current_database()::text AS database, current_schema()::text AS schema,
      has_schema_privilege(${role}::name, current_schema(), 'USAGE') AS uses,
      has_schema_privilege(${role}::name, current_schema(), 'CREATE') AS creates,
      has_database_privilege(${role}::name, current_database(), 'CREATE') AS creates_schemas,
      has_database_privilege(${role}::name, current_database(), 'TEMPORARY') AS temporary`.execute(
    db,
  );
  return rows.flatMap(({ uses, creates, creates_schemas, temporary, ...names }) => {
    const [database, schema] = [quoted(names.database), quoted(names.schema)];
    const revoke = (verb: string, place: string) =>
      `REVOKE ${verb} ON ${place} FROM PUBLIC, ${quoted(role)};`;
    const use = `GRANT USAGE ON SCHEMA ${schema} TO ${quoted(role)};`;
    const found: (Difference | false)[] = [
      !uses && { text: `${role} may not use schema ${names.schema}`, fix: use },
      creates && {
        text: `${role} may create tables in schema ${names.schema}`,
        fix: revoke('CREATE', `SCHEMA ${schema}`),
      },
      creates_schemas && {
        text: `${role} may create schemas in database ${names.database}`,
        fix: revoke('CREATE', `DATABASE ${database}`),
      },
      temporary && {
        text: `${role} may create temporary tables in database ${names.database}`,
        fix: revoke('TEMPORARY', `DATABASE ${database}`),
      },
    ];
    return found.filter((difference) => difference !== false);
  });
}
