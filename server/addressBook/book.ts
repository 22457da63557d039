import { sql } from 'kysely';
import type { BookAddress, BookState } from '#contract/addressBook.ts';
import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';

interface Row {
  id: string;
  coin: Coin;
  address: string;
  label: string | null;
  added_at: Date;
  usable_from: Date;
  usable: boolean;
}

/** Those that were not removed, the newest first. */
export async function readAddresses(db: Db, userId: string): Promise<BookAddress[]> {
  const rows = await db
    .selectFrom('payout_addresses')
    .select(['id', 'coin', 'address', 'label', 'added_at', 'usable_from'])
    .select(sql<boolean>`usable_from <= platform_now()`.as('usable'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

const toAddress = ({ id, added_at, usable_from, ...row }: Row): BookAddress => ({
  _id: id,
  ...row,
  addedAt: added_at.toISOString(),
  usableFrom: usable_from.toISOString(),
});

/** By the clock of the database, which decides. */
export async function readBook(db: Db, userId: string): Promise<BookState> {
  const { on, holds_until, wait_hours } = await db
    .selectFrom('users')
    .select('address_book_on as on')
    .select(
      sql<Date | null>`CASE WHEN address_book_off_at + address_wait() > platform_now()
      THEN address_book_off_at + address_wait() END`.as('holds_until'),
    )
    .select(sql<number>`(extract(epoch FROM address_wait()) / 3600)::integer`.as('wait_hours'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { on, holdsUntil: holds_until?.toISOString() ?? null, waitHours: wait_hours };
}
