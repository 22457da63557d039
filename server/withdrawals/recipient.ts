import { sql } from 'kysely';
import { dollarsNumber } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { isReceiving } from '#server/wallets/isOurs.ts';
import type { StaffWithdrawalRow } from './rows.ts';

// Counting stops here: an exchange may have one address for many.
const othersMax = 1_000;

interface Use {
  is_ours: boolean;
  paid_before: number;
  last_paid_at: Date | null;
  declined_before: number;
  last_declined_id: string | null;
  other_investors: number;
  first_used_at: Date | null;
}

/** Reads where the address of a withdrawal was used before. */
export async function readRecipient(
  { db, addresses }: Pick<Ports, 'db' | 'addresses'>,
  row: StaffWithdrawalRow,
): Promise<StaffWithdrawalDetail['recipient']> {
  const use = await readUse(db, row);
  return {
    valid: addresses(row.coin, row.address) !== undefined,
    ours: use.is_ours,
    paidBefore: use.paid_before,
    lastPaidAt: use.last_paid_at?.toISOString() ?? null,
    declinedBefore: use.declined_before,
    lastDecline: use.last_declined_id ? await readDecline(db, use.last_declined_id) : null,
    otherInvestors: use.other_investors,
    others: use.other_investors > 0 ? await readOthers(db, row) : [],
    firstUsedAt: use.first_used_at?.toISOString() ?? null,
    sentTxid: row.status === 'approved' ? await readSent(db, row.id) : null,
  };
}

async function readUse(db: Db, { id, user_id, coin, address }: StaffWithdrawalRow): Promise<Use> {
  const { rows } = await sql<Use>`
    SELECT count(*) FILTER (WHERE status = 'paid' AND id <> ${id})::integer AS paid_before,
      max(paid_at) FILTER (WHERE id <> ${id}) AS last_paid_at,
      count(*) FILTER (WHERE status = 'declined' AND id <> ${id})::integer AS declined_before,
      (array_agg(id ORDER BY decided_at DESC)
        FILTER (WHERE status = 'declined' AND id <> ${id}))[1] AS last_declined_id,
      min(created_at) AS first_used_at, ${isReceiving(coin, address)} AS is_ours,
      (SELECT count(*)::integer FROM (
        SELECT DISTINCT user_id FROM withdrawals
        WHERE address = ${address} AND user_id <> ${user_id}
        LIMIT ${sql.lit(othersMax)}) AS others) AS other_investors
    FROM withdrawals WHERE address = ${address} AND user_id = ${user_id}`.execute(db);
  return rows[0] as Use;
}

async function readDecline(
  db: Db,
  id: string,
): Promise<StaffWithdrawalDetail['recipient']['lastDecline']> {
  const row = await db
    .selectFrom('withdrawals')
    .leftJoin('users', 'users.id', 'withdrawals.decided_by')
    .select(['amount_cents', 'decided_at', 'full_name', 'reason'])
    .where('withdrawals.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    _id: id,
    amount: dollarsNumber(row.amount_cents),
    declinedAt: (row.decided_at as Date).toISOString(),
    declinedBy: row.full_name,
    reason: row.reason,
  };
}

/** The newest transaction of ours to the address of an approved withdrawal that is not recorded, outside a payout. */
async function readSent(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ txid: string | null }>`
    SELECT sent.txid FROM withdrawals w, LATERAL own_spends_to(w.coin, address_key(w.coin, w.address), w.asked_at) sent
    WHERE w.id = ${id} AND may_be_sent(w.id)
      AND NOT EXISTS (SELECT FROM payout_items WHERE withdrawal_id = w.id AND is_open)
    ORDER BY sent.seen_at DESC LIMIT 1`.execute(db);
  return rows[0]?.txid ?? null;
}

const othersShown = 5;

/** The latest withdrawal of each other investor to the same address. */
async function readOthers(
  db: Db,
  { user_id, address }: StaffWithdrawalRow,
): Promise<StaffWithdrawalDetail['recipient']['others']> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .distinctOn('withdrawals.user_id')
    .select(['withdrawals.id', 'withdrawals.user_id', 'full_name', 'amount_cents'])
    .select(['withdrawals.status', 'withdrawals.created_at'])
    .where('withdrawals.address', '=', address)
    .where('withdrawals.user_id', '<>', user_id)
    .orderBy('withdrawals.user_id')
    .orderBy('withdrawals.created_at', 'desc')
    .limit(othersShown)
    .execute();
  return rows.map(({ id, user_id: _id, full_name, amount_cents, status, created_at }) => ({
    _id: id,
    user: { _id, fullName: full_name },
    amount: dollarsNumber(amount_cents),
    status,
    createdAt: created_at.toISOString(),
  }));
}
