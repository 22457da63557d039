import { sql } from 'kysely';
import type { Db, Trx } from './tables.ts';

/**
 * Sets the time limit of each later statement of this transaction; 0 removes it. `LimitedClient`
 * reads the text of this statement to wait as long as the server does.
 */
export const setTimeLimit = (trx: Trx, limitMs: number): Promise<unknown> =>
  sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(trx);

/** The limit in a statement of `setTimeLimit`; undefined for any other statement. */
export function parseTimeLimit(text: string): number | undefined {
  const [, limitMs] = /^SET LOCAL statement_timeout = (\d+)$/.exec(text) ?? [];
  return limitMs === undefined ? undefined : Number(limitMs);
}

/** Runs a transaction with its own time limit per statement; 0 removes the limit. */
export function withTimeLimit<Result>(
  db: Db,
  limitMs: number,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await setTimeLimit(trx, limitMs);
    return work(trx);
  });
}
