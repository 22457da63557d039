import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { allowTime } from '#server/platform/db/unhurried.ts';
import { withoutTokens } from '#server/platform/tokens/token.ts';
import { type CopiedTable, copiedTables } from './catalog.ts';
import { digest, type Mark, markLine } from './format.ts';

/** What a snapshot holds and where it goes. */
export interface SnapshotOptions {
  db: Db;
  engine: string;
  takenAt: Date;
  /** Takes a piece of the file and resolves when the next may come. */
  write: (text: string) => Promise<void>;
  /** Told of each table when its last row is written. */
  onTable: (name: string, rows: number) => void;
}

const rowsPerFetch = 2_000;
// A proof has up to 10 MB, twice as much in hex, and as text passes through memory a few times.
const filesPerFetch = 1;

/**
 * Writes every table as it is at one moment, while others go on working: one REPEATABLE READ
 * transaction that only reads, a cursor per table, and never more than one fetch in memory. What
 * `look` finds in the same moment is given back.
 */
export function takeSnapshot<Found>(
  { db, engine, takenAt, write, onTable }: SnapshotOptions,
  look: (trx: Trx) => Promise<Found>,
): Promise<Found> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await allowTime(trx, 0);
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
      const marks = digest();
      const mark = async (made: Mark) => {
        const line = markLine(made);
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
      return look(trx);
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
    // A mail that waits still has its link, which would open a door of the system it came from.
    const text = name === 'outbox' ? withoutTokens(whole) : whole;
    lines.add(text);
    await write(text);
    rows += fetched.rows.length;
  }
  await sql`CLOSE copied`.execute(trx);
  return { rows, sha256: lines.end() };
}
