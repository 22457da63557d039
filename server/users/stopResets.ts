import type { Trx } from '#server/platform/db/tables.ts';
import { accountRow, noticeToStaff } from './noticeToStaff.ts';
import { requireUser } from './wire.ts';

/** Stops resets of a second factor that its owner did not ask for; the caller writes the line of the log. */
export async function stopResets(trx: Trx, userId: string): Promise<number> {
  const stopped = await trx
    .updateTable('resets')
    .set({ status: 'withdrawn' })
    .where('user_id', '=', userId)
    .where('status', '=', 'proposed')
    .returning('id')
    .execute();
  return stopped.length;
}

export async function mailStopped(trx: Trx, userId: string, at: Date): Promise<void> {
  const account = await requireUser(trx, userId);
  await noticeToStaff(trx, {
    subject: 'Reset of two-step sign-in stopped',
    summary: 'The owner of an account stopped the reset that staff had proposed for it.',
    rows: [accountRow(account)],
    at,
  });
}
