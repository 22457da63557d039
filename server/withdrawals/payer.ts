import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { WithdrawalRow } from './settle.ts';

export async function otherPayer(
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

/** Returns the message; undefined when the decision can be made. Errors: 409 for a repeat. */
export async function recordObjection(
  trx: Trx,
  withdrawal: WithdrawalRow,
  { staffId, at }: { staffId: string; at: Date },
): Promise<string | undefined> {
  const payer = await otherPayer(trx, withdrawal, staffId);
  if (!payer) return undefined;
  if (withdrawal.objected_by === staffId) {
    const message = `${payer} is paying this withdrawal. Your objection is recorded: one more colleague has to decline.`;
    throw new ApiError('conflict', message);
  }
  if (withdrawal.objected_by) return undefined;
  await trx
    .updateTable('withdrawals')
    .set({ objected_by: staffId, objected_at: at })
    .where('id', '=', withdrawal.id)
    .execute();
  return `Objection recorded. ${payer} is paying this withdrawal, so one more colleague has to decline.`;
}
