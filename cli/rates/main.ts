import { readFile } from 'node:fs/promises';
import { isoDay } from '#contract/time.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { readCloses } from './closes.ts';
import { insertCloses } from './insertCloses.ts';
import { readOptions } from './options.ts';

async function main(): Promise<void> {
  const { file, asset, source } = readOptions(process.argv.slice(2));
  const today = isoDay(new Date());
  const closes = readCloses(await readFile(file, 'utf8'), today);
  const engine = await openDatabase(readEnvironment(process.env));
  try {
    const { written, skipped } = await insertCloses(engine.db, { asset, source }, closes);
    console.info(`Wrote ${written} days of ${asset} from ${source}.`);
    if (skipped > 0) console.info(`Left ${skipped} days alone: this server recorded them itself.`);
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
