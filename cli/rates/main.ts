import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isoDay } from '#contract/time.ts';
import { sourceNames } from '#server/prices/rates.ts';
import { type Asset, assets } from '#server/prices/reply.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { readCloses } from './closes.ts';
import { insertCloses } from './insertCloses.ts';

interface ImportOptions {
  file: string;
  asset: Asset;
  source: string;
}

const usage = 'npm run rates:import -- closes.csv --source "name of the source" [--asset BTC]';
const longestSource = 60;

function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(`Name one CSV file: ${usage}`);
  const source = values.source.trim();
  if (source === '' || source.length > longestSource) {
    throw new Error(`Say where the figures come from, in up to ${longestSource} letters: ${usage}`);
  }
  if (Object.values(sourceNames).includes(source)) {
    throw new Error(`"${source}" is what this server calls its own readings: name another source.`);
  }
  const asset = assets.find((known) => known === values.asset.toUpperCase());
  if (!asset) throw new Error(`--asset is one of ${assets.join(', ')}: ${usage}`);
  return { file, asset, source };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: { type: 'string', default: '' },
        asset: { type: 'string', default: 'BTC' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason} Write: ${usage}`);
  }
}

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
