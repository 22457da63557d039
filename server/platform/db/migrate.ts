import { bytesToHex } from '@noble/hashes/utils.js';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';
import { withTimeLimit } from './timeLimit.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The migrations of this program in order, with their text. */
export const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** PostgreSQL's advisory lock that a process holds while it migrates. */
export const migrationLock = 7300;

async function checksum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return bytesToHex(new Uint8Array(digest));
}

export function knownMigrations(): Promise<{ name: string; checksum: string }[]> {
  return Promise.all(
    migrations.map(async ({ name, text }) => ({ name, checksum: await checksum(text) })),
  );
}

/**
 * One of the processes that start together migrates and does what follows, the others wait. Errors:
 * an Error when the schema is newer than this code or a migration was edited.
 */
export async function migrate(
  db: Kysely<Tables>,
  at: Date,
  thenDo?: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // The lock outlives this transaction, which only lifts the time limit while others migrate.
    await withTimeLimit(connection, 0, (trx) =>
      sql`SELECT pg_advisory_lock(${migrationLock})`.execute(trx),
    );
    try {
      await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL)`.execute(
        connection,
      );
      const rows = await connection.selectFrom('schema_migrations').selectAll().execute();
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      const newer = rows.find((row) => !migrations.some(({ name }) => name === row.name));
      if (newer) {
        throw new Error(
          `The database is newer than this program (it has ${newer.name}): start the newer version.`,
        );
      }
      for (const { name, text } of migrations) {
        const appliedChecksum = applied.get(name);
        await apply(connection, { name, text, appliedChecksum }, at);
      }
      await thenDo?.(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

async function apply(
  connection: Kysely<Tables>,
  {
    name,
    text,
    appliedChecksum,
  }: { name: string; text: string; appliedChecksum: string | undefined },
  at: Date,
): Promise<void> {
  const expected = await checksum(text);
  if (appliedChecksum === expected) return;
  if (appliedChecksum !== undefined) {
    throw new Error(
      `Migration ${name} was changed after it ran: restore its text and start again.`,
    );
  }
  // In one transaction, because the process may die half-way. A full table takes minutes.
  await withTimeLimit(connection, 0, async (trx) => {
    await sql.raw(text).execute(trx);
    await trx
      .insertInto('schema_migrations')
      .values({ name, checksum: expected, applied_at: at })
      .execute();
  });
}
