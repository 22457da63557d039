import { parseArgs } from 'node:util';
import { sourceNames } from '#server/prices/rates.ts';
import { type Asset, assets } from '#server/prices/reply.ts';

export interface ImportOptions {
  file: string;
  asset: Asset;
  source: string;
}

const usage = 'npm run rates:import -- closes.csv --source "name of the source" [--asset BTC]';
const longestSource = 60;

export function readOptions(args: readonly string[]): ImportOptions {
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
