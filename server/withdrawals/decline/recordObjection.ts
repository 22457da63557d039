import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';

/** The name of a person other than the caller who is paying, or was, and may have sent the coin. */
async function mayHavePaid(
  trx: Trx,
  { paying_by, former_payer }: WithdrawalRow,
  staffId: string,
): Promise<string | undefined> {
  const others = [paying_by, former_payer].filter((id) => id !== null && id !== staffId);
  if (others.length === 0) return undefined;
  const payer = await trx
    .selectFrom('users')
    .select('full_name')
    .where('id', 'in', others)
    .where(sql<boolean>`(may_have_paid(id) OR id = ${former_payer}::uuid)`)
    .limit(1)
    .executeTakeFirst();
  return payer?.full_name;
}

/** Returns the message; undefined when the decision can be made. Errors: 409 for a repeat. */
export async function recordObjection(
  trx: Trx,
  withdrawal: WithdrawalRow,
  { staffId, at }: { staffId: string; at: Date },
): Promise<string | undefined> {
  const payer = await mayHavePaid(trx, withdrawal, staffId);
  if (!payer) return undefined;
  if (withdrawal.objected_by === staffId) {
    const message = `${payer} may have paid this withdrawal. Your objection is recorded: one more colleague has to decline.`;
    throw new ApiError('conflict', message);
  }
  if (withdrawal.objected_by) return undefined;
  await trx
    .updateTable('withdrawals')
    .set({ objected_by: staffId, objected_at: at })
    .where('id', '=', withdrawal.id)
    .execute();
  return `Objection recorded. ${payer} may have paid this withdrawal, so one more colleague has to decline.`;
}
