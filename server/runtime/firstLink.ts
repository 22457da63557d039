import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Writes the link of the first sign-in to a file that only its owner can read, and returns its path.
 * Errors: a sentence when the directory cannot be written.
 */
export async function writeFirstLink(dataDir: string, link: string): Promise<string> {
  const path = resolve(join(dataDir, 'first-sign-in.txt'));
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // A file that is there keeps its mode when it is written, so it goes first.
    await rm(path, { force: true });
    await writeFile(path, `${link}\n`, { mode: 0o600, flag: 'wx' });
    return path;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new Error(
      `The link of the first sign-in cannot be written to ${path} (${code}): correct DATA_DIR.`,
    );
  }
}
