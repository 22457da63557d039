import { sql } from 'kysely';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { isOurs } from './address.ts';
import type { StaffWithdrawalRow } from './wire.ts';

// Counting stops here: an exchange may have one address for many.
const othersMax = 1_000;

interface Use {
  paid_before: number;
  last_paid_at: Date | null;
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
    ours: await isOurs(db, row.coin, row.address),
    paidBefore: use.paid_before,
    lastPaidAt: use.last_paid_at?.toISOString() ?? null,
    otherInvestors: use.other_investors,
    firstUsedAt: use.first_used_at?.toISOString() ?? null,
  };
}

async function readUse(db: Db, { id, user_id, address }: StaffWithdrawalRow): Promise<Use> {
  const { rows } = await sql<Use>`
    SELECT count(*) FILTER (WHERE status = 'paid' AND id <> ${id})::integer AS paid_before,
      max(paid_at) FILTER (WHERE id <> ${id}) AS last_paid_at,
      min(created_at) AS first_used_at,
      (SELECT count(*)::integer FROM (
        SELECT DISTINCT user_id FROM withdrawals
        WHERE address = ${address} AND user_id <> ${user_id}
        LIMIT ${sql.lit(othersMax)}) AS others) AS other_investors
    FROM withdrawals WHERE address = ${address} AND user_id = ${user_id}`.execute(db);
  return rows[0] as Use;
}
