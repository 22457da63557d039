import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@electric-sql/pglite'));
const { version } = require(join(source, '../package.json')) as { version: string };
const packed = promisify(gzip);

/** Parts of the database engine in PGlite's package: itself, what makes a database, its files. */
const parts = { engine: 'pglite.wasm', maker: 'initdb.wasm', files: 'pglite.data' } as const;

const addressOf = (part: string) => `/demo/engine/${version}/${part}.packed`;

/** Addresses of the engine's parts; the version in them makes them new when PGlite is. */
export const engineFiles = (): Record<keyof typeof parts, string> => ({
  engine: addressOf(parts.engine),
  maker: addressOf(parts.maker),
  files: addressOf(parts.files),
});

// Conversions from encodings that no browser's text has, replication, and what extensions are built by.
const unused = /\/(utf8_and_\w+|libpqwalreceiver|pgoutput)\.so$|\/postgresql\/pgxs\//;

/**
 * Empties what the demo never opens: a megabyte less on the way. The engine has the place of each file
 * and the length of all in its program, so they stay where they are.
 */
async function blankUnused(files: Uint8Array): Promise<void> {
  const program = await readFile(join(source, 'pglite.js'), 'utf8');
  const places = program.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g);
  const blank = [...places].filter(([, name = '']) => unused.test(name));
  if (blank.length === 0) throw new Error('PGlite lists its files in another way now.');
  for (const [, , start, end] of blank) files.fill(0, Number(start), Number(end));
}

/**
 * Writes the parts packed, for the worker to unpack: many hosts compress neither of them on the way,
 * and under their own names some would unpack them too soon.
 */
export async function writeEngine(folder: string): Promise<void> {
  await Promise.all(
    Object.values(parts).map(async (part) => {
      const path = join(folder, addressOf(part));
      await mkdir(dirname(path), { recursive: true });
      const content = await readFile(join(source, part));
      if (part === parts.files) await blankUnused(content);
      await writeFile(path, await packed(content, { level: 9 }));
    }),
  );
}
