import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';

/**
 * Undoes what a stranger may have changed within the wait: removes the addresses that wait, and
 * switches a book on again that still holds. Lock the user first. Returns the count of addresses.
 */
export async function restoreBook(trx: Trx, userId: string, at: Date): Promise<number> {
  const removed = await trx
    .updateTable('payout_addresses')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`usable_from > platform_now()`)
    .returning('id')
    .execute();
  await trx
    .updateTable('users')
    .set({ address_book_on: true })
    .where('id', '=', userId)
    .where(sql<boolean>`address_book_off_at + address_wait() > platform_now()`)
    .execute();
  return removed.length;
}
