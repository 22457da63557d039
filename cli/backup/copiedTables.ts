import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

export interface CopiedTable {
  name: string;
  /** Primary key for ORDER BY; text sorts alike on every engine. */
  order: string;
  identities: readonly string[];
}

interface TableRow extends CopiedTable {
  needs: readonly string[];
}

// A restore must not revive sessions or links of mails: users sign in again. Events name transactions
// of the database that was left, and no screen is open. The schema is in the header.
const excluded = [
  'sessions',
  'challenges',
  'devices',
  'mail_tokens',
  'events',
  'schema_migrations',
];

export async function copiedTables(db: Db): Promise<CopiedTable[]> {
  const { rows } = await sql<TableRow>`
    SELECT c.relname::text AS name,
      (SELECT string_agg(
          CASE a.atttypid WHEN 'text'::regtype THEN format('%I COLLATE "C"', a.attname)
          ELSE format('%I', a.attname) END, ', ' ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary
          AND a.attrelid = c.oid AND a.attnum = k.attnum) AS "order",
      ARRAY(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attidentity <> '') AS identities,
      ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND r.oid <> c.oid) AS needs
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    ORDER BY c.relname COLLATE "C"`.execute(db);
  return inOrder(rows.filter(({ name }) => !excluded.includes(name)));
}

function inOrder(tables: readonly TableRow[]): CopiedTable[] {
  const sorted: TableRow[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const ready = rest.filter(({ needs }) =>
      needs.every((need) => sorted.some(({ name }) => name === need)),
    );
    if (ready.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${rest.map(({ name }) => name)}.`);
    }
    sorted.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return sorted;
}
