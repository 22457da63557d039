import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { migrateFor, openUnmigrated } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { fileArgument } from './fileArgument.ts';
import { verifyingKey } from './key.ts';
import { loadBackup, requireEmpty } from './load.ts';
import { inspect } from './readBackup.ts';
import { requireSameSchema } from './sameSchema.ts';
import { verifyCopy, verifyLedger } from './verify.ts';

const unsignedOption = '--unsigned';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const file = fileArgument(
    args.filter((word) => word !== unsignedOption),
    'restore',
  );
  const environment = readEnvironment(process.env);
  const isUnsigned = args.includes(unsignedOption);
  const key = isUnsigned ? undefined : await verifyingKey(environment.backupKeyFile);
  // Read the whole file first, so that a damaged or forged one never touches a database.
  const { header, rows } = await inspect(file, key);
  if (isUnsigned) {
    console.error(`Warning: the signature of ${file} was not checked. Its rows may be forged.`);
  }
  await requireSameSchema(header);
  const engine = await openUnmigrated(environment, 'any');
  try {
    // Check before migrating too: a database named by mistake must not be migrated.
    await requireEmpty(engine.db);
    await migrateFor(engine, environment);
    const auditHead = await withTimeLimit(engine.db, 0, async (trx) => {
      await loadBackup(trx, file, key);
      const report = await verifyLedger(trx);
      const errors = [...(await verifyCopy(trx, rows)), ...report.errors];
      if (errors.length > 0) throw new Error(`Nothing was restored. ${errors.join(' ')}`);
      return report.auditHead;
    });
    for (const [table, count] of rows) console.info(`${table}: ${count} rows`);
    const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
    console.info(`Restored ${total} rows of ${header.takenAt} from ${header.engine}.`);
    console.info(`Audit head: ${auditHead}`);
    console.info('The invariants of the ledger are all zero. Everybody must sign in anew.');
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
