import { parseArgs } from 'node:util';
import { sourceNames } from '#server/prices/rates.ts';
import { type Asset, assets } from '#server/prices/reply.ts';

/** Which file to read, which asset it prices, and where its figures come from. */
export interface ImportOptions {
  file: string;
  asset: Asset;
  source: string;
}

const usage = 'npm run rates:import -- closes.csv --source "name of the source" [--asset BTC]';
const longestSource = 60;

/** Reads `<csv> --source NAME [--asset BTC]`. Errors: one sentence that names what is missing. */
export function readOptions(given: readonly string[]): ImportOptions {
  const { values, positionals } = parse(given);
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

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
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
