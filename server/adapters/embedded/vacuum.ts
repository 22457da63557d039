import { type Kysely, sql } from 'kysely';

// The measures by which PostgreSQL's own autovacuum finds a table.
const leastRows = 50;
const deadShare = 0.2;
const changedShare = 0.1;
// What was counted is lost with the process, but not how large a table was when it was last seen to.
const grownShare = 0.1;
const leastPages = 10;

/**
 * Does for the embedded engine what autovacuum does for a server: tables of which much has changed
 * are cleared of dead rows and counted, so that they stay small and are planned well. Others wait
 * for one table at a time at most.
 */
export async function vacuum<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT stat.relname AS name FROM pg_stat_user_tables AS stat
      JOIN pg_class AS class ON class.oid = stat.relid
    WHERE n_dead_tup > ${sql.lit(leastRows)} + ${sql.lit(deadShare)} * n_live_tup
      OR n_mod_since_analyze > ${sql.lit(leastRows)} + ${sql.lit(changedShare)} * n_live_tup
      OR pg_relation_size(class.oid) / current_setting('block_size')::integer
        > ${sql.lit(leastPages)} + ${sql.lit(1 + grownShare)} * relpages`.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.id(name)}`.execute(db);
}
