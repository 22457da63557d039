import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';

async function otherPayer(
  trx: Trx,
  { paying_by }: WithdrawalRow,
  staffId: string,
): Promise<string | undefined> {
  if (paying_by === null || paying_by === staffId) return undefined;
  const payer = await trx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', paying_by)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return payer?.full_name;
}

/** Errors: 409 while another active staff member is paying this withdrawal. */
export async function requireFree(
  trx: Trx,
  withdrawal: WithdrawalRow,
  staffId: string,
): Promise<void> {
  const name = await otherPayer(trx, withdrawal, staffId);
  if (name) throw new ApiError('conflict', `${name} is paying this withdrawal.`);
}

/** Empty if they are already set. */
export const boundTo = ({ paying_by }: WithdrawalRow, staffId: string, at: Date) =>
  paying_by === staffId
    ? {}
    : { paying_by: staffId, paying_at: at, objected_by: null, objected_at: null };
