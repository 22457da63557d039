import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { demoPassword } from '#demo/protocol.ts';
import { hashPassword } from '#demo/worker/passwords.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { restrictEmbedded } from '#server/platform/db/grantRights.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { drawProofs } from '#server/seed/drawProofs.ts';
import { seedHistory } from '#server/seed/seedHistory.ts';
import { drawProof } from './proofs.ts';

const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@electric-sql/pglite'));
const { version } = require(join(source, '../package.json')) as { version: string };
const packed = promisify(gzip);
const segmentsMax = 16;

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

// Nothing of the product reads them, and they are a tenth of the transfer.
const unread = [
  'DROP SCHEMA information_schema CASCADE',
  `DO $$ BEGIN EXECUTE (
    SELECT 'DROP VIEW ' || string_agg(oid::regclass::text, ', ') || ' CASCADE'
    FROM pg_class WHERE relkind = 'v' AND relname NOT IN ('pg_locks', 'pg_roles', 'pg_settings')
  ); END $$`,
  "DELETE FROM pg_collation WHERE collprovider = 'i'",
  'DELETE FROM pg_description',
  'DELETE FROM pg_shdescription',
  'DELETE FROM pg_init_privs',
];

const migrations = 'server/platform/db/migrations';

/** As the server does it; the worker compares the checksums when it starts. */
async function makeTables(pglite: PGlite): Promise<void> {
  await pglite.exec(`CREATE TABLE schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL)`);
  for (const file of (await readdir(migrations)).sort()) {
    const text = await readFile(join(migrations, file), 'utf8');
    await pglite.transaction(async (trx) => {
      await trx.exec(text);
      const checksum = createHash('sha256').update(text).digest('hex');
      const row = [file.replace(/\.sql$/, ''), checksum, new Date()];
      await trx.query('INSERT INTO schema_migrations VALUES ($1, $2, $3)', row);
    });
  }
  await restrictEmbedded(new Kysely<Tables>({ dialect: pgliteDialect(pglite) }));
}

/** By the statements of the server's seed, through all triggers. */
async function makeSamples(pglite: PGlite, root: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  const engine: Engine<Tables> = { name: 'PGlite', db, close: () => db.destroy() };
  const passwordHash = await hashPassword(demoPassword);
  const proofs = await drawProofs((text) => drawProof(root, text));
  await seedHistory({ engine, clock: () => new Date(), passwordHash }, proofs);
  const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
  if (invariants.some(({ broken }) => broken > 0n))
    throw new Error('The ledger of the samples does not agree.');
}

/**
 * With all tables. Made here, because it takes a browser seconds. Every save copies each changed
 * file whole, so the log has small segments.
 */
async function database(addRows: (pglite: PGlite) => Promise<void>): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  await pglite.exec("UPDATE pg_database SET datistemplate = false WHERE datname <> 'postgres'");
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
  await pglite.exec(unread.join(';'));
  await makeTables(pglite);
  await addRows(pglite);
  await pglite.exec('VACUUM FULL');
  // Fill the log segments, so that the checkpoint removes them.
  for (let segment = 0; segment < segmentsMax; segment += 1) {
    await pglite.exec("SELECT pg_logical_emit_message(true, '', ''); SELECT pg_switch_wal()");
  }
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Packed, and unpacked by the worker: many static hosts do not compress these types. */
export async function writeEngine(root: string, folder: string): Promise<void> {
  const parts = [
    [engineFiles.program, await readFile(join(source, 'pglite.wasm'))],
    [engineFiles.files, await neededFiles()],
    [engineFiles.empty, await database(async () => {})],
    [engineFiles.sample, await database((pglite) => makeSamples(pglite, root))],
  ] as const;
  await mkdir(dirname(join(folder, engineFiles.program)), { recursive: true });
  await Promise.all(
    parts.map(async ([address, content]) =>
      writeFile(join(folder, address), await packed(content, { level: 9 })),
    ),
  );
}
