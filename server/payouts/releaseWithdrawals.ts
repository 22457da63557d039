import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';

/** Withdrawals of a payout that ended without paying them, and that no other payout holds, are free for others. */
export async function releaseWithdrawals(
  trx: Trx,
  payoutId: string,
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<void> {
  const released = await trx
    .updateTable('withdrawals')
    .set({ paying_by: null, paying_at: null, objected_by: null, objected_at: null })
    .where('status', '=', 'approved')
    .where('id', 'in', (part) =>
      part.selectFrom('payout_items').select('withdrawal_id').where('payout_id', '=', payoutId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout_items')
            .select('payout_id')
            .whereRef('withdrawal_id', '=', 'withdrawals.id')
            .where('is_open', '=', true),
        ),
      ),
    )
    .returning('id')
    .execute();
  for (const { id } of released) {
    const target = { kind: 'withdrawal', id } as const;
    await recordEvent(trx, { kind: 'review.changed', subject: target }, at);
    if (actorId === null) continue;
    await appendAudit(trx, { at, actorId, action: 'withdrawal.stop-payment', target });
  }
}
