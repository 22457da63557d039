import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { builtServer } from './built.ts';
import { type Reachable, reachable } from './caller.ts';
import { type ChildRun, runChild } from './childRun.ts';
import { madeOnce } from './database/madeOnce.ts';
import { type engineNames, migratedDatabase, newDatabase, servingUrl } from './engines.ts';
import { atEndOfFile } from './leftovers.ts';

/** A place to run the server in: a data directory and, if asked for, a database on PostgreSQL. */
export interface Installation {
  /** The server of them serves as the role that owns nothing. */
  variables: Readonly<Record<string, string>>;
  dataDir: string;
  /** Opens the database as its owner, beside the server or, if it is embedded, in its absence. */
  open(): Promise<Engine<Tables>>;
  /** The same without a look at its schema. */
  openUnmigrated(): Promise<Engine<Tables>>;
  /** Which invariants of the ledger are not zero. */
  brokenInvariants(): Promise<string[]>;
}

/** Whether the database of a place has its tables already, as after a first start, or nothing at all. */
type Schema = 'migrated' | 'none';

/** Makes a new installation, which is removed after the last test of the file. */
export async function install(
  engine: (typeof engineNames)[number],
  schema: Schema = 'migrated',
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-process-'));
  atEndOfFile(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = engine === 'PostgreSQL' ? await databaseWith(schema) : undefined;
  if (engine === 'PGlite' && schema === 'migrated') await copyEmbedded(dataDir);
  const open = () => openDatabase({ databaseUrl, dataDir });
  return {
    variables: {
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...(databaseUrl && { DATABASE_URL: servingUrl(databaseUrl), MIGRATE_URL: databaseUrl }),
    },
    dataDir,
    open,
    openUnmigrated: () =>
      databaseUrl ? connectPostgres<Tables>(databaseUrl) : openEmbedded<Tables>(dataDir),
    brokenInvariants: async () => {
      const opened = await open();
      try {
        const rows = await opened.db.selectFrom('ledger_invariants').selectAll().execute();
        return rows.filter(({ broken }) => broken !== 0n).map(({ invariant }) => invariant);
      } finally {
        await opened.close();
      }
    },
  };
}

const databaseWith = (schema: Schema) =>
  schema === 'migrated' ? migratedDatabase() : newDatabase();

/** Copies an embedded database that was migrated: to make one takes seconds of processor time. */
async function copyEmbedded(dataDir: string): Promise<void> {
  const source = await madeOnce('embedded', async (path) => {
    const { close } = await openDatabase({ databaseUrl: undefined, dataDir: path });
    await close();
  });
  cpSync(join(source, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

/** All that production asks for, but a database. */
export const productionVariables = {
  NODE_ENV: 'production',
  OPERATOR_LEGAL_NAME: 'Harbour Street Ltd',
  OPERATOR_COMPANY_NUMBER: '01234567',
  OPERATOR_ADDRESS: '1 Harbour Street',
  OPERATOR_SUPPORT: 'help@harbour.example',
  OPERATOR_REGULATION: 'Not supervised by any authority.',
  OPERATOR_INCOME: 'We earn interest on money that we hold for you.',
  PUBLIC_URL: 'https://invest.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
} as const;

/** The staff account that these tests start with. */
export const grace = {
  ADMIN_USERNAME: 'grace',
  ADMIN_PASSWORD: 'GraceInHarbour#7',
  ADMIN_EMAIL: 'grace@staff.example',
};

/** Runs a built program with nothing in its environment but what is given. */
export function run(script: string, variables: NodeJS.ProcessEnv, args: string[] = []): ChildRun {
  const child = runChild(script, args, { PATH: process.env.PATH, ...variables });
  // A test that fails half way leaves no process behind either.
  atEndOfFile(() => child.kill());
  return child;
}

/** A running server and the way to call it. */
export interface RunningServer extends Reachable {
  child: ChildRun;
  url: string;
}

/** Starts the server and waits until it prints its address. */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = run(builtServer, variables);
  const [, url = ''] = await child.heard(/ready at (http:\/\/\S+)/);
  return { child, url, ...reachable(url) };
}
