import { sql } from 'kysely';
import { beyondTables, type Difference } from './beyondTables.ts';
import type { Grant } from './grants/grant.ts';
import { grants } from './grants.ts';
import { quoted } from './quoted.ts';
import type { Db } from './tables.ts';

interface Relation {
  name: string;
  kind: 'table' | 'sequence';
  verbs: string[];
  inserts: string[];
  updates: string[];
}

const columnsOf = (text = ''): string[] => text.split(/\s+/).filter((column) => column !== '');

/** Rights by PUBLIC and by other roles count too. Errors: no such role. */
export async function differingRights(db: Db, role: string): Promise<Difference[]> {
  const { rows } = await readRights(db, role);
  const differing = rows.flatMap((relation) => {
    const { name, kind } = relation;
    const grant = (grants as Record<string, Grant>)[name];
    if (kind === 'table' && !grant) return [];
    const expected = grant ? rightsOf(grant) : new Set<string>();
    const found = foundRights(relation);
    const [more, less] = [without(found, expected), without(expected, found)];
    if (more.length + less.length === 0) return [];
    const parts = [more.length > 0 && `may ${more}`, less.length > 0 && `may not ${less}`];
    const text = `${role} ${parts.filter(Boolean).join(' and ')} on ${name}`;
    return [{ text, fix: statementsFor({ name, kind, grant }, role) }];
  });
  return [...differing, ...(await beyondTables(db, role))];
}

// Catalogue functions, because the browser demo has no information_schema.
const readRights = (db: Db, role: string) => {
  const columns = (verb: 'INSERT' | 'UPDATE') => sql`ARRAY(SELECT attname::text FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND c.relkind <> 'S'
      AND has_column_privilege(${role}::name, c.oid, attnum, ${sql.lit(verb)})
    ORDER BY attnum)`;
  return sql<Relation>`
    SELECT relname::text AS name, CASE relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind,
      CASE relkind WHEN 'S' THEN ARRAY(
        SELECT verb FROM unnest(ARRAY['USAGE', 'SELECT', 'UPDATE']) AS verb
        WHERE has_sequence_privilege(${role}::name, c.oid, verb))
      ELSE ARRAY(
        SELECT verb FROM unnest(ARRAY['SELECT', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
          AS verb WHERE has_table_privilege(${role}::name, c.oid, verb)) END AS verbs,
      ${columns('INSERT')} AS inserts, ${columns('UPDATE')} AS updates
    FROM pg_class c
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'v', 'S')
    ORDER BY relname`.execute(db);
};

const foundRights = ({ verbs, inserts, updates }: Relation) =>
  new Set([
    ...verbs,
    ...inserts.map((column) => `INSERT (${column})`),
    ...updates.map((column) => `UPDATE (${column})`),
  ]);

const rightsOf = (grant: Grant) =>
  new Set([
    'SELECT',
    ...(grant.delete ? ['DELETE'] : []),
    ...columnsOf(grant.insert).map((column) => `INSERT (${column})`),
    ...columnsOf(grant.update).map((column) => `UPDATE (${column})`),
  ]);

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((right) => !some.has(right)).join(', ');

function statementsFor(
  { name, kind, grant }: { name: string; kind: Relation['kind']; grant: Grant | undefined },
  role: string,
): string {
  const revoke = `REVOKE ALL ON ${kind} ${quoted(name)} FROM PUBLIC, ${quoted(role)};`;
  if (!grant) return revoke;
  const verbs = [
    'SELECT',
    grant.insert && `INSERT (${columnsOf(grant.insert).join(', ')})`,
    grant.update && `UPDATE (${columnsOf(grant.update).join(', ')})`,
    grant.delete && 'DELETE',
  ];
  return `${revoke} GRANT ${verbs.filter(Boolean).join(', ')} ON ${quoted(name)} TO ${quoted(role)};`;
}
