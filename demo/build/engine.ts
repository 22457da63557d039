import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@electric-sql/pglite'));
const { version } = require(join(source, '../package.json')) as { version: string };
const packed = promisify(gzip);
const segmentsMost = 16;

const addressOf = (part: string) => `/demo/engine/${version}/${part}.packed`;

/** Addresses of the engine's parts; the version in them makes them new when PGlite is. */
export const engineFiles = {
  program: addressOf('pglite.wasm'),
  files: addressOf('pglite.data'),
  fresh: addressOf('fresh.tar'),
} as const;

// What only makes a database, other encodings than a browser's, text search and collations that no
// statement of ours asks for, replication, and extensions' tools.
const unused =
  /\/(utf8_and_\w+|dict_snowball|libpqwalreceiver|pgoutput)\.so$|\/(pgxs|icudt\d+l|tsearch_data)\/|\.(bki|sql|sample)$/;

/**
 * PGlite's files without what the demo never opens: more than a megabyte less on the way. The engine has the
 * place of each file and the length of all in its program, so they stay where they are.
 */
async function neededFiles(): Promise<Uint8Array> {
  const files = await readFile(join(source, 'pglite.data'));
  const program = await readFile(join(source, 'pglite.js'), 'utf8');
  const places = program.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g);
  const blank = [...places].filter(([, name = '']) => unused.test(name));
  if (blank.length === 0) throw new Error('PGlite lists its files in another way now.');
  for (const [, , start, end] of blank) files.fill(0, Number(start), Number(end));
  return files;
}

/**
 * An empty database as PostgreSQL makes it, which takes a browser seconds. Its two templates, from
 * which others would be made, are left out; a write copies the whole file that it touches, so the log
 * is cut into small ones.
 */
async function freshDatabase(): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  await pglite.exec("UPDATE pg_database SET datistemplate = false WHERE datname <> 'postgres'");
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
  // What the log holds of all that is used up, so that the checkpoint takes it away.
  for (let segment = 0; segment < segmentsMost; segment += 1) {
    await pglite.exec("SELECT pg_logical_emit_message(true, '', ''); SELECT pg_switch_wal()");
  }
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/**
 * Writes the parts packed, for the worker to unpack: many hosts compress neither of them on the way,
 * and under their own names some would unpack them too soon.
 */
export async function writeEngine(folder: string): Promise<void> {
  const parts = [
    [engineFiles.program, await readFile(join(source, 'pglite.wasm'))],
    [engineFiles.files, await neededFiles()],
    [engineFiles.fresh, await freshDatabase()],
  ] as const;
  await mkdir(dirname(join(folder, engineFiles.program)), { recursive: true });
  await Promise.all(
    parts.map(async ([address, content]) =>
      writeFile(join(folder, address), await packed(content, { level: 9 })),
    ),
  );
}
