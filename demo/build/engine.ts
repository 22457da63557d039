import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { makeDatabase } from './makeDatabase.ts';
import { makeSamples } from './makeSamples.ts';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@electric-sql/pglite'));
const { version } = require(join(source, '../package.json')) as { version: string };
const packed = promisify(gzip);

const addressOf = (part: string) => `/demo/engine/${version}/${part}.packed`;

/** They include the version, so that a new PGlite is fetched again. */
export const engineFiles = {
  program: addressOf('pglite.wasm'),
  files: addressOf('pglite.data'),
  /** The database without a row, and with the samples. */
  empty: addressOf('empty.tar'),
  sample: addressOf('sample.tar'),
} as const;

// Unused: initdb, other encodings, text search, ICU collations, replication, extension tools.
const unused =
  /\/(utf8_and_\w+|dict_snowball|libpqwalreceiver|pgoutput)\.so$|\/(pgxs|icudt\d+l|tsearch_data)\/|\.(bki|sql|sample)$/;

/**
 * Blanks unused files, which saves over a megabyte. The program has each file's position, so
 * positions and total length stay.
 */
async function neededFiles(): Promise<Uint8Array> {
  const files = await readFile(join(source, 'pglite.data'));
  const program = await readFile(join(source, 'pglite.js'), 'utf8');
  const entries = program.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g);
  const blank = [...entries].filter(([, name = '']) => unused.test(name));
  if (blank.length === 0) throw new Error('PGlite lists its files in another way now.');
  for (const [, , start, end] of blank) files.fill(0, Number(start), Number(end));
  return files;
}

/** Packed, and unpacked by the worker: many static hosts do not compress these types. */
export async function writeEngine(root: string, folder: string): Promise<void> {
  const parts = [
    [engineFiles.program, await readFile(join(source, 'pglite.wasm'))],
    [engineFiles.files, await neededFiles()],
    [engineFiles.empty, await makeDatabase(async () => {})],
    [engineFiles.sample, await makeDatabase((pglite) => makeSamples(pglite, root))],
  ] as const;
  await mkdir(dirname(join(folder, engineFiles.program)), { recursive: true });
  await Promise.all(
    parts.map(async ([address, content]) =>
      writeFile(join(folder, address), await packed(content, { level: 9 })),
    ),
  );
}
