import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, inject } from 'vitest';
import { mockDatabase, serveThrough } from '#mocks/database.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { grantRights } from '#server/platform/db/grantRights.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { madeOnce } from './database/madeOnce.ts';
import { patience } from './timeFactor.ts';

type Name = 'PGlite' | 'PostgreSQL';

/** Both engines, or only PGlite when no PostgreSQL is installed. */
export const engineNames: readonly Name[] = inject('postgresUrl')
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite'];

/** PostgreSQL takes a fourth of the processor time that PGlite takes. */
export const quickestEngine: Name = engineNames.at(-1) ?? 'PGlite';

/** For what every engine does alike. EVERY_ENGINE=1 chooses all, as `npm run chaos every` does. */
export const chosenEngines: readonly Name[] = process.env.EVERY_ENGINE
  ? engineNames
  : [quickestEngine];

const opened = new Map<Name, Promise<Engine<Tables>>>();

/**
 * A migrated database of one engine, for the tests of this worker one after the other. It stays open
 * until the worker ends: to open one takes a second, to empty it some milliseconds.
 */
export function sharedEngine(name: Name): Promise<Engine<Tables>> {
  const engine = opened.get(name) ?? openEngine(name);
  opened.set(name, engine);
  return engine;
}

async function openEngine(name: Name): Promise<Engine<Tables>> {
  if (name === 'PostgreSQL') {
    const url = await migratedDatabase();
    // Many at once wait for each other, and on a busy machine longer than the product lets them.
    const limitMs = patience(30_000);
    const options = { maxConnections: 20, connectTimeoutMs: limitMs, statementTimeoutMs: limitMs };
    const owner = await connectPostgres<Tables>(url, options);
    const serving = await connectPostgres<Tables>(servingUrl(url), options);
    serveThrough(owner.db, serving.db);
    return owner;
  }
  const dump = await madeOnce('migrated.tar', async (path) => {
    const { dump, close } = await mockDatabase();
    await writeFile(path, Buffer.from(await (await dump()).arrayBuffer()));
    await close();
  });
  const { db, close } = await mockDatabase(new Blob([await readFile(dump)]));
  return { name, db, close };
}

/** A new, empty database on the private PostgreSQL, and its URL. */
export function newDatabase(): Promise<string> {
  return createDatabase(`test_${crypto.randomUUID().replaceAll('-', '')}`);
}

/** Roles are of the whole server, so all databases of the run have this one. */
const servingRole = { name: 'serving', password: 'quiet-harbour' };

/** A database with the schema as the role that owns nothing. */
export function servingUrl(url: string): string {
  const serving = new URL(url);
  serving.username = servingRole.name;
  serving.password = servingRole.password;
  return serving.href;
}

/** A new database with the schema: a copy of one that was migrated, which is quicker than to migrate. */
export async function migratedDatabase(): Promise<string> {
  const template = 'migrated';
  await madeOnce('migrated.url', async (path) => {
    const url = await createDatabase(template);
    const { db, close } = await connectPostgres<Tables>(url, { maxConnections: 1 });
    await migrate(db, new Date(0), (connection) => grantRights(connection, servingRole.name));
    await close();
    await writeFile(path, url);
  });
  return createDatabase(`test_${crypto.randomUUID().replaceAll('-', '')}`, template);
}

async function createDatabase(name: string, template = 'template1'): Promise<string> {
  const url = inject('postgresUrl');
  if (!url) throw new Error('No PostgreSQL is installed on this machine.');
  const admin = await connectPostgres<Tables>(url, { maxConnections: 1 });
  await madeOnce('serving.role', async (path) => {
    const { name, password } = servingRole;
    await sql`CREATE ROLE ${sql.id(name)} LOGIN PASSWORD ${sql.lit(password)}`.execute(admin.db);
    await writeFile(path, name);
  });
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)}`.execute(admin.db);
  // A copy has the rights of its tables, not those of the database.
  await sql`REVOKE TEMPORARY ON DATABASE ${sql.id(name)} FROM PUBLIC`.execute(admin.db);
  await admin.close();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/**
 * Runs the same tests on every engine of this machine, each test on empty tables: for locks, roles,
 * order and time, in which engines can differ.
 */
export function describeOnEngines(subject: string, tests: (engine: () => Engine<Tables>) => void) {
  describeOn(engineNames, subject, tests);
}

/** The same on one engine, or on all with EVERY_ENGINE=1: for what every engine decides alike. */
export function describeOnOneEngine(
  subject: string,
  tests: (engine: () => Engine<Tables>) => void,
) {
  describeOn(chosenEngines, subject, tests);
}

function describeOn(
  names: readonly Name[],
  subject: string,
  tests: (engine: () => Engine<Tables>) => void,
) {
  describe.each(names)(`${subject} on %s`, (name) => {
    let engine: Engine<Tables>;
    beforeAll(async () => {
      engine = await sharedEngine(name);
    });
    beforeEach(() => emptyTables(engine.db));
    tests(() => engine);
  });
}

/**
 * Empties every table except the platform's rows, with the guards lifted, and gives the database
 * the machine's clock. DELETE is faster for few rows; TRUNCATE rebuilds the table, so that its dead
 * rows do not slow down later tests.
 */
export async function emptyTables(db: Db): Promise<void> {
  await sql`DO $$
    DECLARE name text;
    BEGIN
      SET LOCAL session_replication_role = replica;
      FOR name IN SELECT tablename FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
      LOOP
        IF pg_relation_size(name::regclass) > 65536 THEN
          EXECUTE format('TRUNCATE %I CASCADE', name);
        ELSIF pg_relation_size(name::regclass) > 0 THEN
          EXECUTE format('DELETE FROM %I', name);
        END IF;
      END LOOP;
      IF to_regclass('moved.clock') IS NOT NULL THEN
        DELETE FROM moved.clock;
      END IF;
      INSERT INTO settings DEFAULT VALUES;
      INSERT INTO approval_rules (id, kind, approvals, wait_s, asked_at, status, valid_from)
        SELECT gen_random_uuid(), kind, CASE kind WHEN 'alarm' THEN 2 ELSE 1 END, CASE kind WHEN 'reset' THEN 86400 ELSE 0 END,
          '2000-01-01Z', 'approved', '2000-01-01Z'
        FROM unnest(ARRAY['deposit', 'withdrawal', 'adjustment', 'reversal', 'wallet', 'rule',
          'duty', 'reset', 'deposit-unseen', 'alarm']) kind;
      INSERT INTO accounts (id, kind) VALUES
        ('00000000-0000-4000-8000-000000000001', 'custody'),
        ('00000000-0000-4000-8000-000000000002', 'payouts'),
        ('00000000-0000-4000-8000-000000000003', 'adjustments');
    END $$`.execute(db);
}
