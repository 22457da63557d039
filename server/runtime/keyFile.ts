import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';
import { newLogKey, openLogKey } from '#server/platform/log/logKey.ts';
import type { LogKey } from '#server/platform/logPorts.ts';

const keyBytes = 32;

/** Writes a missing file for its owner only; it appears as a whole. False if it exists. */
async function createOnce(file: string, content: () => Promise<string>): Promise<boolean> {
  if (existsSync(file)) return false;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, await content(), { flag: 'wx', mode: 0o600, flush: true });
    // Of two servers that start at once, one makes the file.
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  syncDirectory(realDurability, dirname(file));
  return true;
}

/**
 * Creates a missing key for its owner only and calls `onCreate`. Errors: an Error for a file that is
 * not a key; `what` names it.
 */
export async function openKeyFile(
  file: string,
  what: string,
  onCreate: () => void = () => {},
): Promise<Uint8Array> {
  const newKey = async () => `${randomBytes(keyBytes).toString('base64')}\n`;
  if (await createOnce(file, newKey)) onCreate();
  return readKeyFile(file, what);
}

/** The key that signs the log, made by the first start. Errors: an Error with the remedy. */
export async function openLogKeyFile(file: string): Promise<LogKey> {
  try {
    await createOnce(file, newLogKey);
    return await openLogKey(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The key of the log ${file} cannot be used: ${reason} Correct LOG_KEY_FILE.`);
  }
}

/** Errors: an Error for a file that is missing or no key. */
export async function readKeyFile(file: string, what: string): Promise<Uint8Array> {
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length === keyBytes) return key;
  throw new Error(
    `${file} is not a ${what}: it must hold ${keyBytes} bytes in base64. Use another copy.`,
  );
}

/** Made by the first start. Errors: an Error with the remedy. */
export async function openSealKey(file: string): Promise<Uint8Array> {
  return openKeyFile(file, 'seal key').catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new Error(
      `The seal key ${file} cannot be read or made (${error.code}): correct SEAL_KEY_FILE or DATA_DIR.`,
    );
  });
}
