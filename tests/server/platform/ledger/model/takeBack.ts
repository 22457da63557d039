import type { Item } from './depositItems.ts';
import type { Account, Verdict } from './referenceLedger.ts';

/** Reverses a final item once; `cents` is the effect on the balance of its owner. */
export function takeBack(
  accounts: readonly Account[],
  item: Item | undefined,
  { final, cents }: { final: string; cents: bigint },
): Verdict {
  if (!item) return 'not-found';
  const account = accounts[item.who] as Account;
  if (item.status !== final || account.status === 'closed' || item.isReversed) return 'conflict';
  if (account.available + cents < 0n) return 'rule';
  account.available += cents;
  item.isReversed = true;
  return 'done';
}
