import { sql } from 'kysely';
import type { Db, Trx } from './tables.ts';

/**
 * Sets how long each later statement of this transaction may take; 0 is no limit. A connection over a
 * network reads this text and waits as long as the server does.
 */
export const allowTime = (trx: Trx, limitMs: number): Promise<unknown> =>
  sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(trx);

/** The limit that a text of `allowTime` sets; undefined for any other statement. */
export function allowedTime(text: string): number | undefined {
  const [, limitMs] = /^SET LOCAL statement_timeout = (\d+)$/.exec(text) ?? [];
  return limitMs === undefined ? undefined : Number(limitMs);
}

/** Runs a transaction whose statements may take longer than those of a request; 0 is no limit. */
export function unhurried<Result>(
  db: Db,
  limitMs: number,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await allowTime(trx, limitMs);
    return work(trx);
  });
}
