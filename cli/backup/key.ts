import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';

const keyBytes = 32;

/** Creates a missing key for its owner only and calls `onCreate`. */
export async function signingKey(file: string, onCreate: () => void): Promise<Uint8Array> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const created = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!created) return readKey(file);
  const key = randomBytes(keyBytes);
  await created.writeFile(`${key.toString('base64')}\n`);
  await created.sync();
  await created.close();
  syncDirectory(realDurability, dirname(file));
  onCreate();
  return key;
}

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
