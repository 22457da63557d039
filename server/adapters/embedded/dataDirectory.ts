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

/** The PostgreSQL major version inside the pinned PGlite; another one's files cannot be opened. */
const engineMajor = '18';

/** Makes the data directory, on disk and for its owner only, or throws an Error that says how to mend it. */
export function prepareDataDirectory(dataDir: string, durability: Durability): void {
  try {
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    for (let path = dataDir; made && path.length >= made.length; path = dirname(path)) {
      syncDirectory(durability, dirname(path));
    }
    if (!made) closeToOthers(dataDir);
  } catch (error) {
    throw unusableDirectory(dataDir, error);
  }
}

/** Takes the rights of others from a directory of ours; a shared one such as /tmp keeps them. */
function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.();
  if (!isShared && (mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
}

/** The Error to show when the operating system refuses the data directory. */
export function unusableDirectory(dataDir: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code) return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `The data directory ${dataDir} cannot be read and written (${code}): ` +
      'mend its permissions or set DATA_DIR to another directory.',
  );
}

/**
 * Makes the database's own directory when there is none. It is filled beside its place and renamed
 * once it is whole and on disk, so that a process killed, or a machine cut off, half way leaves
 * nothing that looks like a database.
 */
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
