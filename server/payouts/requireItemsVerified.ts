import { requireVerified } from '#server/approvals/checkSignatures.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

/** Before a device signs, and before it is sent. Errors: 409 where a signature of a withdrawal is not valid. */
export async function requireItemsVerified(db: Db, ports: Ports, payoutId: string): Promise<void> {
  const items = await db
    .selectFrom('payout_items')
    .select('withdrawal_id')
    .where('payout_id', '=', payoutId)
    .execute();
  for (const item of items) await requireVerified(db, ports, item.withdrawal_id);
}
