import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';

/** Removes all withdrawal addresses of an account, each with a line of the log. Lock the user first. */
export async function emptyBook(trx: Trx, userId: string, at: Date): Promise<void> {
  const removed = await trx
    .updateTable('payout_addresses')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning(['coin', 'address'])
    .execute();
  const target = { kind: 'user', id: userId } as const;
  for (const details of removed) {
    await appendAudit(trx, { at, actorId: userId, action: 'user.remove-address', target, details });
  }
}
