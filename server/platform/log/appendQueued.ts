import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

const linesPerStatement = 1_000;

/** Appends what triggers have queued to the audit log, in one statement per 1,000 lines. */
export async function appendQueued(db: Db): Promise<number> {
  let sum = 0;
  for (;;) {
    const { rows } = await sql<{ appended: number }>`
      SELECT append_queue(${sql.lit(linesPerStatement)}) AS appended`.execute(db);
    const appended = rows[0]?.appended ?? 0;
    sum += appended;
    if (appended < linesPerStatement) return sum;
  }
}
