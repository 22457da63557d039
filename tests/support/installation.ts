import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openEmbedded } from '#server/adapters/embedded/openEmbedded.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { builtServer } from './built.ts';
import { type Reachable, reachable } from './caller.ts';
import { type ChildRun, runChild } from './childRun.ts';
import { type engineNames, newDatabase } from './engines.ts';

/** A place to run the server in: an empty data directory and, if asked for, an empty database. */
export interface Installation {
  variables: Readonly<Record<string, string>>;
  dataDir: string;
  /** Opens the database beside the server or, if it is embedded, in its absence. */
  open(): Promise<Engine<Tables>>;
  /** The same without a look at its schema. */
  openUnmigrated(): Promise<Engine<Tables>>;
  /** Which invariants of the ledger are not zero. */
  brokenInvariants(): Promise<string[]>;
}

const children: ChildRun[] = [];
const dataDirs: string[] = [];

// A test that fails half way leaves no process and no directory behind either.
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  for (const path of dataDirs) rmSync(path, { recursive: true, force: true });
});

/** Makes a new installation, which is removed after the last test of the file. */
export async function install(engine: (typeof engineNames)[number]): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-process-'));
  dataDirs.push(dataDir);
  const databaseUrl = engine === 'PostgreSQL' ? await newDatabase() : undefined;
  const open = () => openDatabase({ databaseUrl, dataDir });
  return {
    variables: {
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
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

/** The staff account that these tests start with. */
export const grace = {
  ADMIN_USERNAME: 'grace',
  ADMIN_PASSWORD: 'GraceInHarbour#7',
  ADMIN_EMAIL: 'grace@staff.example',
};

/** Runs a built program with nothing in its environment but what is given. */
export function run(script: string, variables: NodeJS.ProcessEnv, args: string[] = []): ChildRun {
  const child = runChild(script, args, { PATH: process.env.PATH, ...variables });
  children.push(child);
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
