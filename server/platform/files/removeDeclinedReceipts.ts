import { sql } from 'kysely';
import { declinedReceiptDays } from '#contract/lifetimes.ts';
import { dayMs } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';

// A receipt has up to 10 MB: one run must not fill the write-ahead log.
const filesPerRun = 200;
/** Type, size and hash stay, so that the same file is still found as a duplicate. */
export async function removeDeclinedReceipts(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - declinedReceiptDays * dayMs);
  await sql`
    UPDATE files SET bytes = NULL, bytes_removed_at = ${at}::timestamptz WHERE id IN (
      SELECT files.id FROM deposits JOIN files ON files.id = deposits.receipt_id
      WHERE deposits.status = 'declined' AND deposits.decided_at <= ${before}::timestamptz
        AND files.bytes_removed_at IS NULL
        AND NOT EXISTS (SELECT FROM deposits other WHERE other.receipt_id = files.id
          AND (other.status <> 'declined' OR other.decided_at > ${before}::timestamptz))
      ORDER BY deposits.decided_at LIMIT ${filesPerRun}::int)`.execute(db);
}
