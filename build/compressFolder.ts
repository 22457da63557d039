import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.xml',
]);
const brotliSlowest = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes each text file of a folder packed too, in both ways that browsers take. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const body = await readFile(path);
      await writeFile(`${path}.br`, await brotliSlowest(body));
      await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }));
    }),
  );
}
