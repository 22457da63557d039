import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { walletMessages } from './messages.ts';

interface Paying {
  wallet_id: string;
  address: string;
}

type KeyPorts = Pick<Ports, 'keys' | 'log'>;

/**
 * Those of these quotes whose address its key derives: a row that the serving role wrote could name any.
 * The others are logged.
 */
export async function derivedOnly<Quote extends Paying>(
  db: Db,
  { keys, log }: KeyPorts,
  quotes: readonly Quote[],
): Promise<Quote[]> {
  if (quotes.length === 0 || !keys) return [...quotes];
  const rows = await db
    .selectFrom('wallets')
    .innerJoin('receiving_addresses', 'receiving_addresses.wallet_id', 'wallets.id')
    .select(['wallets.id', 'wallets.coin', 'account_key'])
    .select(['branch', 'index', 'receiving_addresses.address'])
    .where('receiving_addresses.address', 'in', [...new Set(quotes.map(({ address }) => address))])
    .execute();
  return quotes.filter(({ wallet_id: walletId, address }) => {
    const row = rows.find((one) => one.id === walletId && one.address === address);
    // A wallet of one address has no key, and two people approved its address.
    if (!row?.account_key || row.index === null) return true;
    const { coin, account_key: key, index } = row;
    const branch = row.branch === 1 ? 1 : 0;
    if (keys.derive(coin, key, { branch, index }).address === address) return true;
    log('error', 'address that its key does not derive', { walletId, index });
    return false;
  });
}

/** Errors: 503 where its key does not derive the address of a quote. */
export async function requireDerived(db: Db, ports: KeyPorts, quote: Paying): Promise<void> {
  const [derived] = await derivedOnly(db, ports, [quote]);
  if (!derived) throw new ApiError('unavailable', walletMessages.wrongAddress);
}
