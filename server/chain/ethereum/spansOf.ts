import type { ChainNode } from '#server/platform/chain.ts';
import { balancesAt } from './balances.ts';
import type { Change } from './changes.ts';

export interface WatchedAccount {
  addressId: string;
  address: string;
  /** Its coin leaves only by us. */
  isOwn: boolean;
  /** Wei, and up to which block they were read; null for an address that is new. */
  balance: { units: bigint; height: number } | null;
}

interface Span {
  from: number;
  /** The node has the balances of `from`, up to which all accounts were read. */
  isKept: boolean;
  oldest: number;
  to: number;
}

/** The balances of accounts before and after; `stored` is undefined where it has to be stored. */
export async function spansOf(
  node: ChainNode,
  accounts: readonly WatchedAccount[],
  { from, isKept, oldest, to }: Span,
): Promise<{ change: Change; stored: bigint | undefined }[]> {
  // A balance of a block that left the chain is read again at the newest block that did not.
  const isKnown = ({ balance }: WatchedAccount) =>
    isKept && balance !== null && balance.height <= from;
  const startOf = ({ balance }: WatchedAccount) => (balance === null ? oldest : from);
  const unknown = accounts.filter((account) => !isKnown(account));
  const starts = await balancesAt(
    node,
    unknown.map((account) => ({ address: account.address, height: startOf(account) })),
  );
  const startUnits = new Map(unknown.map(({ addressId }, at) => [addressId, starts[at]]));
  const now = await balancesAt(
    node,
    accounts.map(({ address }) => ({ address, height: to })),
  );
  return accounts.map((account, at) => {
    const { addressId, address, balance } = account;
    const known = balance?.units;
    const before = startUnits.get(addressId) ?? known ?? 0n;
    const after = now[at] ?? 0n;
    const change = { addressId, address, from: startOf(account), to, before, after };
    return { change, stored: isKnown(account) ? known : undefined };
  });
}
