import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Durability, syncDirectory, syncTree } from './durability.ts';
import { startPglite } from './startPglite.ts';

/** PostgreSQL's major version in the pinned PGlite, which cannot open files of another one. */
const engineMajor = '18';

/** For its owner only, synced to disk. Throws an Error with a remedy. */
export function prepareDataDirectory(dataDir: string, durability: Durability): void {
  try {
    const created = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (let path = dataDir; created && path.length >= created.length; path = dirname(path)) {
      syncDirectory(durability, dirname(path));
    }
    if (!created) closeToOthers(dataDir);
  } catch (error) {
    throw unusableDirectory(dataDir, error);
  }
}

function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.();
  if (!isShared && (mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
}

export function unusableDirectory(dataDir: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The data directory ${dataDir} cannot be read and written (${code}): ` +
      'fix its permissions or set DATA_DIR to another directory.',
  );
}

/** Renames the directory once it is synced, so that a crash leaves nothing like a database. */
export async function prepareDatabase(dataDir: string, durability: Durability): Promise<string> {
  const directory = join(dataDir, 'postgres');
  if (existsSync(directory)) {
    refuseOtherVersions(directory);
    return directory;
  }
  const unfinished = join(dataDir, 'postgres.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await (await startPglite(unfinished, durability)).close();
  syncTree(durability, unfinished);
  renameSync(unfinished, directory);
  syncDirectory(durability, dataDir);
  return directory;
}

function refuseOtherVersions(directory: string): void {
  let major = '';
  try {
    major = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(
      `${directory} holds no database: move it away, restore a backup in its place, ` +
        'or set DATA_DIR to another directory.',
    );
  }
  if (major !== engineMajor) {
    throw new Error(
      `${directory} was made by PostgreSQL ${major} and this release reads ${engineMajor}: ` +
        'run the release that made it, or set DATA_DIR to another directory.',
    );
  }
}
