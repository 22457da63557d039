import { once } from 'node:events';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';

/** The file is called `<file>.unfinished` until it is synced. Errors: the file exists. */
export async function writeWhole<Result>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<{ result: Result; bytes: number }> {
  if (await stat(file).catch(() => undefined)) {
    throw new Error(`${file} exists already and is left alone: name a file that does not.`);
  }
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const done = pipeline(gzip, async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of compressed) await handle.appendFile(chunk);
    });
    // The writer awaits `done`; until then a rejection must not end the process.
    done.catch(() => {});
    const result = await work(async (text) => {
      if (gzip.write(text)) return;
      await Promise.race([once(gzip, 'drain'), done]);
    });
    gzip.end();
    await done;
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    syncDirectory(realDurability, dirname(file));
    return { result, bytes: size };
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}
