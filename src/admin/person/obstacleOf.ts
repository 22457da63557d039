import { groupDollars } from '#contract/money.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

const { hints } = copy.actions;

/** The reason for which the server would refuse a reset. */
export function resetObstacleOf({ secondFactor }: UserPageRecord): string | undefined {
  if (secondFactor.isBeingReset) return hints.resetWaits;
  return secondFactor.isOn ? undefined : hints.noFactor;
}

/** The reason for which the server would refuse to close the account. */
export function obstacleOf({ balanceCents, pendingDeposits }: UserPageRecord): string | undefined {
  const found = [
    balanceCents > 0n && hints.balance(groupDollars(balanceCents)),
    pendingDeposits.count > 0 && hints.pending(pendingDeposits.count),
  ].filter((text) => text !== false);
  return found.length > 0 ? hints.blocked(found.join(', ')) : undefined;
}
