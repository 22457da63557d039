import { sql } from 'kysely';
import type { Figures } from '#contract/figures.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { declinedFor, type Span } from './days.ts';

const reasonsShown = 6;

/** The most frequent reasons of declined deposits in a span, of stored days and of those that are computed. */
export async function readDeclineReasons(
  db: Db,
  { span, open }: { span: Span; open: Span },
): Promise<Figures['declineReasons']> {
  const { rows } = await sql<{ reason: string; count: number }>`
    SELECT min(reason) AS reason, sum(declined)::integer AS count FROM (
      SELECT reason, declined FROM daily_reasons
      WHERE day >= ${span.from}::date AND day < ${open.from}::date
      UNION ALL
      SELECT reason, declined FROM (${declinedFor(open)}) AS recent) AS reasons
    GROUP BY lower(reason) ORDER BY 2 DESC, 1 LIMIT ${sql.lit(reasonsShown)}`.execute(db);
  return rows;
}
