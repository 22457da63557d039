import { knownMigrations, migrate } from '#server/platform/db/migrate.ts';
import { unhurried } from '#server/platform/db/unhurried.ts';
import { openUnmigrated } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { fileArgument } from './fileArgument.ts';
import { lookAtBooks, lookAtCopy } from './findings.ts';
import type { Header } from './format.ts';
import { verifyingKey } from './key.ts';
import { load, requireEmpty } from './load.ts';
import { inspect } from './reader.ts';

const unsignedOption = '--unsigned';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const file = fileArgument(
    given.filter((word) => word !== unsignedOption),
    'restore',
  );
  const environment = readEnvironment(process.env);
  const isUnsigned = given.includes(unsignedOption);
  const key = isUnsigned ? undefined : await verifyingKey(environment.backupKeyFile);
  // Read to its end first, so that a damaged or forged file never touches a database.
  const { header, rows } = await inspect(file, key);
  if (isUnsigned) {
    console.error(`Warning: the signature of ${file} was not checked. Its rows may be forged.`);
  }
  await requireSameSchema(header);
  const engine = await openUnmigrated(environment, 'any');
  try {
    // Asked before the schema as well: a database named by mistake must not be brought up to date.
    await requireEmpty(engine.db);
    await migrate(engine.db, new Date());
    const auditHead = await unhurried(engine.db, 0, async (trx) => {
      await load(trx, file, key);
      const books = await lookAtBooks(trx);
      const faults = [...(await lookAtCopy(trx, rows)), ...books.faults];
      if (faults.length > 0) throw new Error(`Nothing was restored. ${faults.join(' ')}`);
      return books.auditHead;
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

async function requireSameSchema({ migrations }: Header): Promise<void> {
  const known = await knownMigrations();
  if (JSON.stringify(migrations) === JSON.stringify(known)) return;
  throw new Error(
    `The backup has the schema of ${migrations.at(-1)?.name} and this release that of ` +
      `${known.at(-1)?.name}: restore it with the release that made it, then upgrade.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
