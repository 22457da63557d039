import { type RawBuilder, sql } from 'kysely';

const doubts = sql`(deposits.duplicate OR deposits.late
  OR (deposits.receipt_id IS NULL AND deposits.txid IS NULL))`;

/** In doubt, or answered by its investor; in the words of the indexes `deposits_flagged` and `deposits_not_flagged`. */
export const isFlagged = (flagged: boolean): RawBuilder<boolean> =>
  flagged
    ? sql<boolean>`(deposits.status = 'pending' AND ${doubts} OR deposits.awaits = 'staff')`
    : sql<boolean>`(deposits.status = 'pending' AND NOT ${doubts}
        AND deposits.awaits IS DISTINCT FROM 'staff')`;
