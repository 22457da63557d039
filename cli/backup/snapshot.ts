import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { setTimeLimit } from '#server/platform/db/timeLimit.ts';
import { withoutTokens } from '#server/platform/tokens/token.ts';
import { type CopiedTable, copiedTables } from './copiedTables.ts';
import { digest, type Mark, markLine } from './format.ts';

export interface SnapshotOptions {
  db: Db;
  engine: string;
  takenAt: Date;
  write: (text: string) => Promise<void>;
  onTable: (name: string, rows: number) => void;
}

const rowsPerFetch = 2_000;
// A receipt has up to 10 MB, twice as much in hex, and several copies of the text in memory.
const filesPerFetch = 1;

/** Writes a consistent snapshot of every table; never more than one fetch is in memory. */
export function takeSnapshot<Result>(
  { db, engine, takenAt, write, onTable }: SnapshotOptions,
  verify: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await setTimeLimit(trx, 0);
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      const marks = digest();
      const mark = async (value: Mark) => {
        const line = markLine(value);
        marks.add(line);
        await write(line);
      };
      const migrations = await trx
        .selectFrom('schema_migrations')
        .select(['name', 'checksum'])
        .orderBy('name')
        .execute();
      const tables = await copiedTables(trx);
      await mark({
        format: 'plainvest-backup',
        version: 2,
        takenAt: takenAt.toISOString(),
        engine,
        migrations,
      });
      for (const table of tables) {
        await mark({ table: table.name });
        const end = await writeRows(trx, table, write);
        await mark(end);
        onTable(table.name, end.rows);
      }
      await write(markLine({ tables: tables.length, sha256: marks.end() }));
      return verify(trx);
    });
}

async function writeRows(trx: Trx, table: CopiedTable, write: SnapshotOptions['write']) {
  const { name, order } = table;
  await sql`DECLARE copied NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line
    FROM ${sql.table(name)} AS t ORDER BY ${sql.raw(order)}`.execute(trx);
  const count = sql.lit(name === 'files' ? filesPerFetch : rowsPerFetch);
  const lines = digest();
  let rows = 0;
  for (;;) {
    const fetched = await sql<{ line: string }>`FETCH ${count} FROM copied`.execute(trx);
    if (fetched.rows.length === 0) break;
    const whole = fetched.rows.map(({ line }) => `${line}\n`).join('');
    // In demo mode mails contain links, which are valid in the system that was backed up.
    const text = name === 'outbox' ? withoutTokens(whole) : whole;
    lines.add(text);
    await write(text);
    rows += fetched.rows.length;
  }
  await sql`CLOSE copied`.execute(trx);
  return { rows, sha256: lines.end() };
}
