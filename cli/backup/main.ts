import { once } from 'node:events';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { realDurability, syncDirectory } from '#server/adapters/embedded/durability.ts';
import { openUnmigrated, requireSchema } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { fileArgument } from './fileArgument.ts';
import { markLine, signature } from './format.ts';
import { signingKey } from './key.ts';
import { takeSnapshot } from './snapshot.ts';
import { verifyLedger } from './verify.ts';

/** The file is called `<file>.unfinished` until it is synced. Errors: the file exists. */
async function writeWhole<Result>(
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

async function main(): Promise<void> {
  const file = fileArgument(process.argv.slice(2), 'backup');
  const environment = readEnvironment(process.env);
  // The role that serves reads everything, so the copy needs no other.
  const engine = await openUnmigrated({ ...environment, migrateUrl: undefined }, 'existing');
  try {
    await requireSchema(engine.db);
    let total = 0;
    const onTable = (name: string, rows: number) => {
      total += rows;
      console.info(`${name}: ${rows} rows`);
    };
    const { db, name } = engine;
    const { backupKeyFile } = environment;
    const key = await signingKey(backupKeyFile, () =>
      console.info(`Made the key ${backupKeyFile}: keep a copy apart from the backups.`),
    );
    const { result, bytes } = await writeWhole(file, async (write) => {
      const signed = signature(key);
      const add = (text: string) => {
        signed.add(text);
        return write(text);
      };
      const options = { db, engine: name, takenAt: new Date(), write: add, onTable };
      const report = await takeSnapshot(options, verifyLedger);
      await write(markLine({ hmac: signed.end() }));
      return report;
    });
    console.info(`Wrote ${total} rows to ${file} (${bytes} bytes).`);
    console.info(`Audit head: ${result.auditHead}`);
    if (result.errors.length === 0) console.info('The invariants of the ledger are all zero.');
    // The file is an exact copy, but a restore rejects an inconsistent ledger: warn now.
    for (const error of result.errors) console.error(error);
    if (result.errors.length > 0) process.exitCode = 2;
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
