import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

export interface TableSize {
  readonly name: string;
  readonly rows: number;
  /** With its indexes and what it keeps beside. */
  readonly bytes: number;
}

/** Every table of the product and the whole database, after the dead rows are marked free. */
export async function tableSizes(db: Db): Promise<{ tables: TableSize[]; databaseBytes: number }> {
  await sql`VACUUM`.execute(db);
  const { rows } = await sql<{ name: string; bytes: bigint }>`
    SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(db);
  const tables: TableSize[] = [];
  for (const { name, bytes } of rows) {
    const { rows: counted } = await sql<{ count: bigint }>`
      SELECT count(*) FROM ${sql.table(name)}`.execute(db);
    tables.push({ name, rows: Number(counted[0]?.count), bytes: Number(bytes) });
  }
  const { rows: whole } = await sql<{ bytes: bigint }>`
    SELECT pg_database_size(current_database()) AS bytes`.execute(db);
  return { tables, databaseBytes: Number(whole[0]?.bytes) };
}
