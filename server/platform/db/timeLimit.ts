import { sql } from 'kysely';
import type { Db, Trx } from './tables.ts';

/** Per statement, until commit; 0 removes the limit. `LimitedClient` reads this text. */
export const setTimeLimit = (trx: Trx, limitMs: number): Promise<unknown> =>
  sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(trx);

export function parseTimeLimit(text: string): number | undefined {
  const [, limitMs] = /^SET LOCAL statement_timeout = (\d+)$/.exec(text) ?? [];
  return limitMs === undefined ? undefined : Number(limitMs);
}

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
