import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** An investor and the key from which their address is derived. */
export interface Own {
  walletId: string;
  coin: Coin;
  userId: string;
}

/** The address that an investor has of a key: not used yet, or of Ethereum any that is theirs. */
export async function currentAddress(db: Db, { walletId, coin, userId }: Own) {
  let rows = db
    .selectFrom('receiving_addresses')
    .select(['index', 'address'])
    .where('wallet_id', '=', walletId)
    .where('user_id', '=', userId);
  if (coin === 'BTC') {
    rows = rows.where('first_seen_at', 'is', null).where(
      sql<boolean>`NOT EXISTS (SELECT FROM quotes WHERE quotes.user_id = ${userId}
        AND quotes.address = receiving_addresses.address
        AND (quotes.sent_at IS NOT NULL AND quotes.discarded_at IS NULL OR quotes.deposit_id IS NOT NULL))`,
    );
  }
  const row = await rows.orderBy('index', 'desc').limit(1).executeTakeFirst();
  return row && { index: row.index ?? 0, address: row.address };
}
