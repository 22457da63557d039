import { dollarsNumber } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { StaffWithdrawalRow } from '#server/withdrawals/rows.ts';
import { shownAddress } from '#server/withdrawals/shownAddress.ts';

const earlierMax = 5;

/** Reads the latest withdrawals of the same investor before this one. */
export async function readEarlier(
  db: Db,
  row: StaffWithdrawalRow,
): Promise<StaffWithdrawalDetail['earlier']> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'amount_cents', 'status', 'created_at'])
    .select(shownAddress.as('shown_address'))
    .where('user_id', '=', row.user_id)
    .where('id', '<>', row.id)
    .where('created_at', '<=', row.created_at)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(earlierMax)
    .execute();
  return rows.map(({ id, amount_cents, shown_address, status, created_at }) => ({
    _id: id,
    amount: dollarsNumber(amount_cents),
    address: shown_address,
    status,
    createdAt: created_at.toISOString(),
  }));
}
