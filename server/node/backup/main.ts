import { openUnmigrated, requireSchema } from '#server/node/database.ts';
import { readEnvironment } from '#server/node/environment.ts';
import { fileArgument } from './fileArgument.ts';
import { lookAtBooks } from './findings.ts';
import { takeSnapshot } from './snapshot.ts';
import { writeWhole } from './writer.ts';

async function main(): Promise<void> {
  const file = fileArgument(process.argv.slice(2), 'backup');
  const engine = await openUnmigrated(readEnvironment(process.env), 'existing');
  try {
    await requireSchema(engine.db);
    let total = 0;
    const onTable = (name: string, rows: number) => {
      total += rows;
      console.info(`${name}: ${rows} rows`);
    };
    const { db, name } = engine;
    const { result, bytes } = await writeWhole(file, (write) =>
      takeSnapshot({ db, engine: name, takenAt: new Date(), write, onTable }, lookAtBooks),
    );
    console.info(`Wrote ${total} rows to ${file} (${bytes} bytes).`);
    console.info(`Audit head: ${result.auditHead}`);
    if (result.faults.length === 0) console.info('The invariants of the ledger are all zero.');
    // The file is faithful, but a restore accepts only books that agree: said now, not then.
    for (const fault of result.faults) console.error(fault);
    if (result.faults.length > 0) process.exitCode = 2;
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
