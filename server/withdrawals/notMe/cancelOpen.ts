import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordOutcome, settle } from '#server/withdrawals/settle.ts';

/** The number of withdrawals that were cancelled, and of those that are being paid. */
export interface Counts extends Record<string, number> {
  cancelled: number;
  paying: number;
}

/** Cancels the open withdrawals of a user that are not being paid. */
export async function cancelOpen(trx: Trx, userId: string, at: Date): Promise<Counts> {
  const open = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['requested', 'approved'])
    .select(sql<boolean>`may_be_sent(id)`.as('may_be_sent'))
    .orderBy('id')
    .forUpdate()
    .execute();
  const cancellable = open.filter(
    (one) => one.paying_by === null && one.former_payer === null && !one.may_be_sent,
  );
  for (const withdrawal of cancellable) {
    await trx
      .updateTable('withdrawals')
      .set({
        status: 'cancelled',
        decided_by: userId,
        decided_at: at,
        reason: 'Cancelled by the link in the mail.',
      })
      .where('id', '=', withdrawal.id)
      .execute();
    await settle(trx, { withdrawal, leg: 'release' }, at);
    await recordOutcome(trx, withdrawal, { outcome: 'cancelled', at });
  }
  return { cancelled: cancellable.length, paying: open.length - cancellable.length };
}
