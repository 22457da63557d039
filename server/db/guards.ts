import { sql } from 'kysely';
import { migrations } from './migrate.ts';
import type { Db } from './tables.ts';

// Each migration is read for the triggers that it makes and removes, so the list is never out of date.
const statement =
  /(CREATE(?: OR REPLACE)?(?: CONSTRAINT)?|DROP) TRIGGER (?:IF EXISTS )?(\w+)\s(?:[^;]*?\s)?ON (\w+)/g;

/** The triggers that a database of this program has, as `table.trigger`. */
function expectedTriggers(): Set<string> {
  const expected = new Set<string>();
  for (const { text } of migrations) {
    const words = text.replace(/--.*$/gm, '');
    for (const [, verb, trigger, table] of words.matchAll(statement)) {
      const name = `${table}.${trigger}`;
      if (verb === 'DROP') expected.delete(name);
      else expected.add(name);
    }
  }
  return expected;
}

interface Found {
  name: string;
  enforced: boolean;
}

/**
 * The triggers of the schema that are absent or switched off, as `table.trigger`. The ones by which
 * PostgreSQL itself keeps references are looked at too: `DISABLE TRIGGER ALL` switches them off.
 */
export async function missingGuards(db: Db): Promise<string[]> {
  const { rows } = await sql<Found>`
    SELECT c.relname || '.' || CASE WHEN t.tgisinternal THEN 'references' ELSE t.tgname END AS name,
      t.tgenabled IN ('O', 'A') AS enforced
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace`.execute(db);
  const missing = expectedTriggers();
  for (const { name, enforced } of rows) if (enforced) missing.delete(name);
  for (const { name, enforced } of rows) if (!enforced) missing.add(name);
  return [...missing].sort();
}
