import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { currentAddress, type Own } from './currentAddress.ts';
import { walletMessages } from './messages.ts';

interface Receiver {
  wallet: {
    id: string;
    coin: Coin;
    kind: 'address' | 'key';
    address: string;
    account_key: string | null;
  };
  userId: string;
  ports: Pick<Ports, 'keys' | 'log'>;
}

/** The index that a key derives next; of a wallet with one address null. */
export const nextIndex = sql<number | null>`CASE wallets.kind WHEN 'key' THEN
  (SELECT coalesce(max(index), 0) + 1 FROM receiving_addresses
    WHERE wallet_id = wallets.id AND branch = 0) END`;

/**
 * The address at which an investor pays: of a key their own one. For Bitcoin it is used for one deposit,
 * for Ethereum they keep it. The key derives it again before it is shown. Errors: 503 if it does not.
 */
export async function addressFor(db: Db, { wallet, userId, ports }: Receiver): Promise<string> {
  const { id, coin, kind, account_key: key } = wallet;
  if (kind === 'address' || key === null) return wallet.address;
  const { keys, log } = ports;
  if (!keys) throw new ApiError('unavailable', walletMessages.keysOff);
  const derive = (index: number) => keys.derive(coin, key, { branch: 0, index });
  const own = { walletId: id, coin, userId };
  const current =
    (await currentAddress(db, own)) ??
    (await inTransaction(db, (trx) => issueAddress(trx, own, derive)));
  if (derive(current.index).address !== current.address) {
    log('error', 'address that its key does not derive', { walletId: id, index: current.index });
    throw new ApiError('unavailable', walletMessages.wrongAddress);
  }
  return current.address;
}

interface Issued {
  index: number;
  address: string;
}

const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db as Trx) : db.transaction().execute(work);

/** One index after the other, under the lock of the wallet. */
async function issueAddress(
  trx: Trx,
  own: Own,
  derive: (index: number) => { address: string; script: Uint8Array | null },
): Promise<Issued> {
  const { walletId, coin, userId } = own;
  const wallet = trx.selectFrom('wallets').where('id', '=', walletId);
  await wallet.select('id').forNoKeyUpdate().execute();
  // Another request of theirs may have had the lock before.
  const current = await currentAddress(trx, own);
  if (current) return current;
  const { next } = await wallet.select(nextIndex.as('next')).executeTakeFirstOrThrow();
  for (let index = next ?? 1; ; index++) {
    const { address, script } = derive(index);
    const issued = await trx
      .insertInto('receiving_addresses')
      .values({
        id: crypto.randomUUID(),
        wallet_id: walletId,
        coin,
        branch: 0,
        index,
        address,
        script,
        user_id: userId,
      })
      .onConflict((conflict) => conflict.columns(['coin', 'address']).doNothing())
      .returning('address')
      .executeTakeFirst();
    // One that was also added as a single address belongs to everyone.
    if (issued) return { index, address };
  }
}
