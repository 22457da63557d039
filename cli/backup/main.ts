import { openUnmigrated, requireSchema } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { fileArgument } from './fileArgument.ts';
import { markLine, signature } from './format.ts';
import { signingKey } from './key.ts';
import { takeSnapshot } from './snapshot.ts';
import { verifyLedger } from './verify.ts';
import { writeWhole } from './writeWhole.ts';

async function main(): Promise<void> {
  const file = fileArgument(process.argv.slice(2), 'backup');
  const environment = readEnvironment(process.env);
  const engine = await openUnmigrated(environment, 'existing');
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
