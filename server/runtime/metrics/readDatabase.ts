import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

/** Reads the state that metrics take from the database. */
export async function readDatabase(db: Db) {
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('waiting'),
      fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { lost } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<bigint>().as('lost'))
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const { alarms } = await db
    .selectFrom('alarms')
    .select(({ fn }) => fn.countAll<bigint>().as('alarms'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const rates = await db.selectFrom('rates').select(['asset', 'source', 'at']).execute();
  return { mails, lost, alarms, rates, standbys: await readStandbys(db) };
}

// Undefined where the role sees no states of other connections, as in the embedded engine.
async function readStandbys(db: Db): Promise<bigint | undefined> {
  const { rows } = await sql<{ standbys: bigint | null }>`
    SELECT CASE WHEN pg_has_role('pg_read_all_stats', 'USAGE') THEN
      (SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum'))
      END AS standbys`.execute(db);
  return rows[0]?.standbys ?? undefined;
}
