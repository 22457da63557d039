import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { restrictEmbedded } from '#server/platform/db/grantRights.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Tables } from '#server/platform/db/tables.ts';

const segmentsMax = 16;

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

/**
 * With all tables. Made here, because it takes a browser seconds. Every save copies each changed
 * file whole, so the log has small segments.
 */
export async function makeDatabase(
  addRows: (pglite: PGlite) => Promise<void>,
): Promise<Uint8Array> {
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
