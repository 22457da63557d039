import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from './database/madeOnce.ts';

/** The server as `npm start` runs it. */
export const builtServer = join(process.cwd(), 'dist/server/main.js');
/** The seed as `npm run seed` runs it. */
export const builtSeed = join(process.cwd(), 'dist/server/seed.js');

/** The import of recorded rates as `npm run rates:import` runs it. */
export const builtRatesImport = join(process.cwd(), 'dist/server/rates.js');

/** The backup as `npm run backup` runs it. */
export const builtBackup = join(process.cwd(), 'dist/server/backup.js');

/** Its other side, as `npm run restore` runs it. */
export const builtRestore = join(process.cwd(), 'dist/server/restore.js');

/** The way back for a staff account as `npm run restore:staff` runs it. */
export const builtRestoreStaff = join(process.cwd(), 'dist/server/restoreStaff.js');

/** The check of an engine as `npm run check:database` runs it. */
export const builtDatabaseCheck = join(process.cwd(), 'dist/server/databaseCheck.js');

let built: Promise<void> | undefined;

/** Builds what is not up to date, once per worker; of several one builds and the others wait for it. */
export function ensureBuilt(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  const cache = join(process.cwd(), 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const release = await waitForLock(join(cache, 'build.lock'));
  try {
    await promisify(execFile)(process.execPath, ['build/build.mjs']);
  } finally {
    release();
  }
}
