import type { walletNext } from '#contract/wallets.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';

/** The choice for the time after the active address. */
export type Next = (typeof walletNext)[number];

/** The address that becomes active again, and how it was replaced. */
export interface Successor {
  wallet: WalletRecord;
  replacedBy: string | null;
  replacedAt: string;
}

interface Following {
  /** None: the address is not the active one, or no other is saved. */
  successor: Successor | undefined;
  /** How many other addresses of the coin are in use. */
  others: number;
}

/** Finds the address that follows a deleted one; `wallets` has all of them, newest first. */
export function followingOf(deleted: WalletRecord, wallets: readonly WalletRecord[]): Following {
  const ofCoin = wallets.filter(({ coin }) => coin === deleted.coin);
  const others = ofCoin
    .filter(({ id, retiredAt }) => id !== deleted.id && retiredAt === null)
    .filter(({ activeFrom }) => activeFrom !== null && activeFrom <= (deleted.activeFrom ?? ''))
    .sort((one, other) => ((one.activeFrom ?? '') < (other.activeFrom ?? '') ? 1 : -1));
  const [next] = others;
  if (!deleted.active || !next) return { successor: undefined, others: others.length };
  // The one that was added after it, deleted or not, took its place.
  const replacement = ofCoin[ofCoin.findIndex(({ id }) => id === next.id) - 1] ?? deleted;
  const successor = {
    wallet: next,
    replacedBy: replacement.addedBy,
    replacedAt: replacement.createdAt,
  };
  return { successor, others: others.length };
}
