import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { type CopiedTable, copiedTables } from './catalog.ts';
import { type Piece, readBackup } from './reader.ts';

const textPerInsert = 1_000_000;

/** Rows that the migrations themselves write; a database with these alone is empty. */
const ownRows = ['accounts', 'settings'];

/**
 * Loads a backup into an empty database, inside the caller's transaction. The triggers rest while
 * rows come in: balances are rows like all others and would otherwise be counted twice, and the log
 * would be chained anew. Keys, checks and references stay in force. At the end the triggers are back.
 * Errors: one sentence when the database is not empty, or the file does not fit or was not signed by
 * the key, if one is given.
 */
export async function load(trx: Trx, file: string, key: Uint8Array | undefined): Promise<void> {
  const tables = await copiedTables(trx);
  for (const { name } of tables) {
    await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(trx);
  }
  // By now nobody else can write: taking the triggers away locked each table.
  await requireEmpty(trx);
  for (const name of ownRows) await sql`DELETE FROM ${sql.table(name)}`.execute(trx);
  await insertAll(trx, tables, readBackup(file, key));
  for (const { name, identities } of tables) {
    for (const column of identities) await continueCounting(trx, name, column);
    await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(trx);
    await sql`ANALYZE ${sql.table(name)}`.execute(trx);
  }
}

/** Errors: a sentence when anything is in the database, of this program or of another. */
export async function requireEmpty(db: Db): Promise<void> {
  for (const { name } of await copiedTables(db)) {
    if (ownRows.includes(name)) continue;
    const { rows } = await sql`SELECT FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length === 0) continue;
    throw new Error(
      `The database is not empty (it has ${name}), and a restore never mixes with what is there: ` +
        'name an empty database or another DATA_DIR.',
    );
  }
}

async function insertAll(
  trx: Trx,
  tables: readonly CopiedTable[],
  pieces: AsyncIterable<Piece>,
): Promise<void> {
  let rows: string[] = [];
  let length = 0;
  const insert = async (name: string) => {
    if (rows.length === 0) return;
    const table = sql.table(name);
    await sql`INSERT INTO ${table} OVERRIDING SYSTEM VALUE
      SELECT * FROM json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`.execute(
      trx,
    );
    rows = [];
    length = 0;
  };
  for await (const piece of pieces) {
    if ('tableEnd' in piece) await insert(piece.tableEnd);
    if (!('lines' in piece)) continue;
    const { table } = piece;
    if (!tables.some(({ name }) => name === table)) {
      throw new Error(`The backup has a table ${table} that this release does not know.`);
    }
    for (const line of piece.lines) {
      rows.push(line);
      length += line.length;
      if (length >= textPerInsert) await insert(table);
    }
  }
}

async function continueCounting(trx: Trx, table: string, column: string): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
    coalesce(max(${sql.id(column)}), 0) + 1, false) FROM ${sql.table(table)}`.execute(trx);
}
