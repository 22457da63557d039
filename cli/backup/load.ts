import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { type CopiedTable, copiedTables } from './copiedTables.ts';
import { type Piece, readBackup } from './readBackup.ts';

const textPerInsert = 1_000_000;

const initialTables = ['accounts', 'settings', 'approval_rules'];

/**
 * Loads a backup into an empty database. Triggers are disabled meantime, because they would add to
 * balances and rebuild the hash chain. Errors: not empty, an invalid file, a wrong signature.
 */
export async function loadBackup(
  trx: Trx,
  file: string,
  key: Uint8Array | undefined,
): Promise<void> {
  const tables = await copiedTables(trx);
  for (const { name } of tables) {
    await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(trx);
  }
  // ALTER TABLE has locked each table, so no one else can write.
  await requireEmpty(trx);
  for (const name of initialTables) await sql`DELETE FROM ${sql.table(name)}`.execute(trx);
  await insertAll(trx, tables, readBackup(file, key));
  for (const { name, identities } of tables) {
    for (const column of identities) await advanceSequence(trx, name, column);
    await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(trx);
    await sql`ANALYZE ${sql.table(name)}`.execute(trx);
  }
}

export async function requireEmpty(db: Db): Promise<void> {
  for (const { name } of await copiedTables(db)) {
    if (initialTables.includes(name)) continue;
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

async function advanceSequence(trx: Trx, table: string, column: string): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
    coalesce(max(${sql.id(column)}), 0) + 1, false) FROM ${sql.table(table)}`.execute(trx);
}
