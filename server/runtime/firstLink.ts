import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Only its owner can read the file. Errors: an Error when the directory is not writable. */
export async function writeFirstLink(dataDir: string, link: string): Promise<string> {
  const path = resolve(join(dataDir, 'first-sign-in.txt'));
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // Writing to an existing file would keep its mode, so remove it first.
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
