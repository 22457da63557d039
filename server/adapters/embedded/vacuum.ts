import { type Kysely, sql } from 'kysely';

// The thresholds of PostgreSQL's autovacuum.
const rowsMin = 50;
const deadShare = 0.2;
const changedShare = 0.1;
// A restart loses the row counters, but pg_class keeps the size at the last VACUUM.
const grownShare = 0.1;
const pagesMin = 10;

/** The embedded engine has no autovacuum. Queries wait for at most one table. */
export async function vacuum<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT stat.relname AS name FROM pg_stat_user_tables AS stat
      JOIN pg_class AS class ON class.oid = stat.relid
    WHERE n_dead_tup > ${sql.lit(rowsMin)} + ${sql.lit(deadShare)} * n_live_tup
      OR n_mod_since_analyze > ${sql.lit(rowsMin)} + ${sql.lit(changedShare)} * n_live_tup
      OR pg_relation_size(class.oid) / current_setting('block_size')::integer
        > ${sql.lit(pagesMin)} + ${sql.lit(1 + grownShare)} * relpages`.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.id(name)}`.execute(db);
}
