import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated PGlite dump: loading it is faster than migrating again. */
    dumpFile: string;
  }
}

/** Once per run: a migrated dump for all workers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plainvest-test-'));
  const dumpFile = join(folder, 'migrated.tar');
  await writeFile(dumpFile, await migratedDump());
  project.provide('dumpFile', dumpFile);
  return () => rm(folder, { recursive: true });
}

// The migrations come in through Vite (?raw), so the dump is made by a module that Vite loads.
async function migratedDump(): Promise<Uint8Array> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { mockDatabase } = (await vite.ssrLoadModule('/mocks/database.ts')) as {
      mockDatabase: typeof import('#mocks/database.ts').mockDatabase;
    };
    const database = await mockDatabase();
    const dump = await database.dump();
    await database.close();
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await vite.close();
  }
}
