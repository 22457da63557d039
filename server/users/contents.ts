import { sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import type { UserDetail } from '#contract/users.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { postedStatuses } from '#server/transactions/runningTotal.ts';

type Contents = Pick<
  UserDetail,
  | 'entries'
  | 'pendingDeposits'
  | 'withdrawals'
  | 'openWithdrawals'
  | 'announced'
  | 'signedInAt'
  | 'book'
  | 'secondFactor'
>;

interface Counted {
  entries: number;
  entries_cents: bigint;
  pending: number;
  pending_cents: bigint;
  withdrawals: number;
  open: number;
  announced: number;
  signed_in_at: Date | null;
  book_on: boolean;
  book_until: Date | null;
  addresses: number;
  waiting: number;
  has_factor: boolean;
  is_being_reset: boolean;
}

/** Reads the contents of an account, all of it within the indexes of its owner. */
export async function readContents(db: Db, userId: string): Promise<Contents> {
  const posted = sql.join(postedStatuses.map((status) => sql.lit(status)));
  const { rows } = await sql<Counted>`SELECT
    posted.*, pending.*, requests.*, book.*, kept.*,
    (SELECT count(*)::integer FROM quotes WHERE user_id = ${userId} AND deposit_id IS NULL
      AND discarded_at IS NULL AND sent_at IS NOT NULL) AS announced,
    (SELECT at FROM sign_ins WHERE user_id = ${userId} AND outcome = 'ok'
      ORDER BY at DESC, id DESC LIMIT 1) AS signed_in_at,
    EXISTS (SELECT FROM passkeys WHERE user_id = ${userId} AND removed_at IS NULL)
      OR EXISTS (SELECT FROM totp WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)
      AS has_factor,
    EXISTS (SELECT FROM resets WHERE user_id = ${userId} AND status = 'proposed')
      AS is_being_reset
    FROM (SELECT count(*)::integer AS entries,
        coalesce(sum(amount_cents), 0)::bigint AS entries_cents
      FROM transactions WHERE user_id = ${userId} AND status IN (${posted})) AS posted,
    (SELECT count(*)::integer AS pending,
        coalesce(sum(amount_cents), 0)::bigint AS pending_cents
      FROM deposits WHERE user_id = ${userId} AND status = 'pending') AS pending,
    (SELECT count(*)::integer AS withdrawals,
        (count(*) FILTER (WHERE status IN ('requested', 'approved')))::integer AS open
      FROM withdrawals WHERE user_id = ${userId}) AS requests,
    (SELECT address_book_on AS book_on, CASE
        WHEN address_book_off_at + address_wait() > platform_now()
        THEN address_book_off_at + address_wait() END AS book_until
      FROM users WHERE id = ${userId}) AS book,
    (SELECT count(*)::integer AS addresses,
        (count(*) FILTER (WHERE usable_from > platform_now()))::integer AS waiting
      FROM payout_addresses WHERE user_id = ${userId} AND removed_at IS NULL) AS kept`.execute(db);
  const row = rows[0] as Counted;
  return {
    entries: { count: row.entries, total: formatDollars(row.entries_cents) },
    pendingDeposits: { count: row.pending, amount: formatDollars(row.pending_cents) },
    withdrawals: row.withdrawals,
    openWithdrawals: row.open,
    announced: row.announced,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    book: {
      on: row.book_on,
      holdsUntil: row.book_until?.toISOString() ?? null,
      addresses: row.addresses,
      waiting: row.waiting,
    },
    secondFactor: { isOn: row.has_factor, isBeingReset: row.is_being_reset },
  };
}
