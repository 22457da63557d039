import { coinNames } from '#contract/coin.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { copy } from './copy.ts';

const { empty, emptyText, noMatch } = copy;

/** Without a node of every coin an empty list proves nothing, and neither while that is not known. */
export function useEmptyTexts() {
  const { data } = useChainStates();
  if (!data) return { none: copy.unread, noMatch };
  const unseen = data.filter(({ state }) => state === 'off');
  if (unseen.length === 0) return { none: empty, next: emptyText, noMatch };
  const coins = unseen.map(({ coin }) => coinNames[coin]).join(' and ');
  return { none: copy.blind, next: copy.blindText(coins), noMatch };
}
