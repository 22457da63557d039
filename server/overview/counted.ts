import { type RawBuilder, sql } from 'kysely';
import { listRowsMax } from '#contract/sizes.ts';

/** The number of rows, at most one more than a list returns. */
export const counted = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(SELECT count(*)::integer FROM (${rows} LIMIT ${sql.lit(listRowsMax + 1)}) AS counted)`;
