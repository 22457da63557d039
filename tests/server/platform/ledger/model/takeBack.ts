import type { Item } from './depositItems.ts';

/** Reverses a final item once; `cents` is the effect on the balance of its owner. */
export function takeBack(
  accounts: readonly { status: string; available: bigint }[],
  item: Item | undefined,
  { final, cents }: { final: string; cents: bigint },
): 'done' | 'not-found' | 'conflict' | 'rule' {
  if (!item) return 'not-found';
  const account = accounts[item.who];
  if (!account) throw new Error('There is no such investor.');
  if (item.status !== final || account.status === 'closed' || item.isReversed) return 'conflict';
  if (account.available + cents < 0n) return 'rule';
  account.available += cents;
  item.isReversed = true;
  return 'done';
}
