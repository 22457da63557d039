import { reference } from '#contract/reference.ts';
import { withStaffLine } from '#server/deposits/rows.ts';
import { toStaffDeposit } from '#server/deposits/wire.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { PendingDeposit } from './checkedPayment.ts';

/** Records the event of a decision. */
export const recordDecided = (trx: Trx, { id, user_id: userId }: PendingDeposit, at: Date) =>
  recordEvent(trx, { kind: 'deposit.decided', subject: { kind: 'deposit', id }, userId }, at);

/** The deposit as decided, without its review. */
export async function replyOf(trx: Trx, { id, done }: { id: string; done: string }, at: Date) {
  await trx.deleteFrom('reviews').where('target_id', '=', id).execute();
  const rows = trx.selectFrom('deposits').where('deposits.id', '=', id);
  const row = await withStaffLine(rows, at).executeTakeFirstOrThrow();
  return { message: `${reference(id)}, ${row.full_name}: ${done}`, data: toStaffDeposit(row) };
}
