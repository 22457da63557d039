import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';

const keyBytes = 32;

/**
 * The key that signs backups; made, for its owner only, when there is none yet, and `onMade` is called
 * then. Errors: one sentence when the file holds something else.
 */
export async function signingKey(file: string, onMade: () => void): Promise<Uint8Array> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!made) return readKey(file);
  const key = randomBytes(keyBytes);
  await made.writeFile(`${key.toString('base64')}\n`);
  await made.sync();
  await made.close();
  syncDirectory(realDurability, dirname(file));
  onMade();
  return key;
}

/** The key that a backup was signed with. Errors: one sentence when it is absent or no key. */
export async function verifyingKey(file: string): Promise<Uint8Array> {
  return readKey(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `There is no backup key ${file}: copy it from the machine that made the backup, or set ` +
        'BACKUP_KEY_FILE. Without it only --unsigned restores, and checks no signature.',
    );
  });
}

async function readKey(file: string): Promise<Uint8Array> {
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new Error(
    `${file} is not a backup key: it must hold ${keyBytes} bytes in base64. Use another copy.`,
  );
}
