import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

/** A table to copy: in which order its rows are written, and which columns count by themselves. */
export interface CopiedTable {
  name: string;
  /** The columns of the primary key, ready for ORDER BY; text in the same order on every engine. */
  order: string;
  /** Columns that are GENERATED AS IDENTITY. */
  identities: readonly string[];
}

interface Found extends CopiedTable {
  needs: readonly string[];
}

/**
 * What opens a door is not copied: a session ended after the backup must not live again with it, and
 * a link from an old mail neither. Everybody signs in anew. The schema stands in the header.
 */
const leftOut = ['sessions', 'devices', 'mail_tokens', 'schema_migrations'];

/** Every table of the schema, each after those that it refers to; found out, never listed by hand. */
export async function copiedTables(db: Db): Promise<CopiedTable[]> {
  const { rows } = await sql<Found>`
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
  return inOrder(rows.filter(({ name }) => !leftOut.includes(name)));
}

function inOrder(tables: readonly Found[]): CopiedTable[] {
  const placed: Found[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) =>
      needs.every((need) => placed.some(({ name }) => name === need)),
    );
    if (ready.length === 0) {
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(({ name }) => name)}.`,
      );
    }
    placed.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return placed;
}
