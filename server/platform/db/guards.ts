import { sql } from 'kysely';
import { migrations } from './migrate.ts';
import type { Db } from './tables.ts';

/** From the text of the migrations, as `table.trigger`. */
function expectedTriggers(): Set<string> {
  const expected = new Set<string>();
  for (const { text } of migrations) {
    for (const statement of text.replace(/--.*$/gm, '').split(';')) {
      const words = statement.trim().split(/\s+/);
      const [verb] = words;
      const trigger = triggerOf(words);
      if (trigger && verb === 'CREATE') expected.add(trigger);
      if (trigger && verb === 'DROP') expected.delete(trigger);
    }
  }
  return expected;
}

function triggerOf(words: readonly string[]): string | undefined {
  const at = words.indexOf('TRIGGER');
  const isStatement = at > 0 && words.slice(1, at).every((word) => prefixes.has(word));
  const name = words[at + 1] === 'IF' ? words[at + 3] : words[at + 1];
  const table = words[words.indexOf('ON') + 1];
  return isStatement ? `${table}.${name}` : undefined;
}

const prefixes = new Set(['OR', 'REPLACE', 'CONSTRAINT']);

interface TriggerRow {
  name: string;
  enforced: boolean;
}

/** Includes those of foreign keys, which `DISABLE TRIGGER ALL` disables too. */
export async function missingGuards(db: Db): Promise<string[]> {
  const { rows } = await sql<TriggerRow>`
    SELECT c.relname || '.' || CASE WHEN t.tgisinternal THEN 'references' ELSE t.tgname END AS name,
      t.tgenabled IN ('O', 'A') AS enforced
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace`.execute(db);
  const missing = expectedTriggers();
  for (const { name, enforced } of rows) if (enforced) missing.delete(name);
  for (const { name, enforced } of rows) if (!enforced) missing.add(name);
  return [...missing].sort();
}
