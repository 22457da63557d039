import { sql } from 'kysely';
import type { AccountKeys } from '#server/platform/accountKeys.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { KeyWallet } from './coins/readCoins.ts';

interface Change {
  id: string;
  index: number;
  script: Uint8Array;
}

/**
 * The next address of change of a key. One that no coin was seen at and that no open payout has is taken
 * again, so that payouts which are cancelled leave no gap; a replacement takes that of the payout before it.
 */
export async function changeAddress(
  trx: Trx,
  { id, account_key: key }: KeyWallet,
  { keys, earlierId }: { keys: AccountKeys; earlierId: string | null },
): Promise<Change> {
  const derive = (index: number) => keys.derive('BTC', key, { branch: 1, index });
  const { rows } = await sql<{ id: string; index: number; address: string }>`
    SELECT id, index, address FROM receiving_addresses a
    WHERE wallet_id = ${id} AND branch = 1 AND (id = ${earlierId}::uuid
      OR first_seen_at IS NULL AND NOT EXISTS (SELECT FROM payouts p WHERE p.change_address_id = a.id
        AND p.state IN ('draft', 'signed', 'sent', 'mined', 'replaced')))
    ORDER BY id = ${earlierId}::uuid DESC NULLS LAST, index LIMIT 1`.execute(trx);
  const [free] = rows;
  if (free) {
    const { address, script } = derive(free.index);
    if (address !== free.address || !script) throw new Error('The key derives another address.');
    return { id: free.id, index: free.index, script };
  }
  const { next } = await trx
    .selectFrom('receiving_addresses')
    .select(sql<number>`coalesce(max(index) + 1, 0)`.as('next'))
    .where('wallet_id', '=', id)
    .where('branch', '=', 1)
    .executeTakeFirstOrThrow();
  const { address, script } = derive(next);
  if (!script) throw new Error('The key has no script.');
  const row = {
    id: crypto.randomUUID(),
    wallet_id: id,
    coin: 'BTC',
    branch: 1,
    index: next,
  } as const;
  await trx
    .insertInto('receiving_addresses')
    .values({ ...row, address, script })
    .execute();
  return { id: row.id, index: next, script };
}
