import { readState } from '#server/approvals/progress.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/**
 * After the last approval; returns the moment from which it can be made where it waits. Errors: 403 and
 * 409 as changeDuties.
 */
export async function makeDutyChange(
  trx: Trx,
  { id, askedAt }: { id: string; askedAt: Date },
): Promise<Date | undefined> {
  const state = await readState(trx, { kind: 'duty', id, amountCents: 0n, askedAt });
  if (state.is_waiting) return state.payable_from ?? undefined;
  await trx.updateTable('duty_changes').set({ status: 'made' }).where('id', '=', id).execute();
  return undefined;
}
