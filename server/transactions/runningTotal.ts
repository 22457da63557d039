import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

/** Of movements that changed the whole balance. */
export const postedStatuses = ['confirmed', 'paid'] as const;

/**
 * The postings of a user, each with the whole balance after it, held amounts included. They run in
 * the order of posting, a reversal after what it reverses, so that the last total is the sum of both ledger accounts.
 */
export const runningTotals = (db: Db, userId: string) =>
  db
    .selectFrom('transactions')
    .select(['id', 'posted_at', 'amount_cents'])
    .select(
      sql<bigint>`(sum(amount_cents)
        OVER (ORDER BY posted_at, kind = 'reversal', id))::bigint`.as('total_cents'),
    )
    .where('user_id', '=', userId)
    .where('status', 'in', postedStatuses);
