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

/**
 * Writes the parts packed, for the worker to unpack: many hosts compress neither of them on the way,
 * and under their own names some would unpack them too soon.
 */
export async function writeEngine(folder: string): Promise<void> {
  await Promise.all(
    Object.values(parts).map(async (part) => {
      const path = join(folder, addressOf(part));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await packed(await readFile(join(source, part)), { level: 9 }));
    }),
  );
}
