import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { mockDatabase } from '#mocks/database.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

type Name = 'PGlite' | 'PostgreSQL';

/** Both engines, or only PGlite when no PostgreSQL is installed. */
export const engineNames: readonly Name[] = inject('postgresUrl')
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite'];

/** Opens a migrated, empty database of one engine. */
export async function openEngine(name: Name): Promise<Engine<Tables>> {
  if (name === 'PGlite') {
    const { db, close } = await mockDatabase(new Blob([await readFile(inject('dumpFile'))]));
    return { name, db, close };
  }
  const engine = await connectPostgres<Tables>(await newDatabase(), { maxConnections: 20 });
  await migrate(engine.db, new Date(0));
  return engine;
}

/** A new, empty database on the private PostgreSQL, and its URL. */
export async function newDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (!url) throw new Error('No PostgreSQL is installed on this machine.');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = await connectPostgres<Tables>(url, { maxConnections: 1 });
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/** Runs the same tests on every engine of this machine, each test on empty tables. */
export function describeOnEngines(subject: string, tests: (engine: () => Engine<Tables>) => void) {
  describe.each(engineNames)(`${subject} on %s`, (name) => {
    let engine: Engine<Tables>;
    beforeAll(async () => {
      engine = await openEngine(name);
    });
    beforeEach(() => emptyTables(engine.db));
    afterAll(() => engine?.close());
    tests(() => engine);
  });
}

/** Empties every table except the platform's rows, with the guards lifted. */
export async function emptyTables(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`TRUNCATE users, verifications, sessions, mail_tokens, email_changes, known_origins, rate_limits,
      devices, mail_requests,
      ledger_entries, files, wallets, fetch_leases, rate_replies, rates, rate_levels,
      rate_days, quotes, deposits, withdrawals,
      adjustments, audit_log, reviews, idempotency_keys, outbox, settings, accounts`.execute(
      connection,
    );
    await sql`INSERT INTO settings DEFAULT VALUES`.execute(connection);
    await sql`INSERT INTO accounts (id, kind) VALUES
      ('00000000-0000-4000-8000-000000000001', 'custody'),
      ('00000000-0000-4000-8000-000000000002', 'payouts'),
      ('00000000-0000-4000-8000-000000000003', 'adjustments')`.execute(connection);
    await sql`SET session_replication_role = origin`.execute(connection);
  });
}
