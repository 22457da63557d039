import type { Overview } from '#contract/overview.ts';
import { listRowsMax } from '#contract/sizes.ts';

/** How many items wait behind a tab; tabs without a queue have none. */
export function waitingOn(tab: string, overview: Pick<Overview, 'waiting'> | undefined): number {
  if (!overview) return 0;
  const { deposits, requestedWithdrawals, approvedWithdrawals } = overview.waiting;
  if (tab === 'adminTrans') return deposits;
  return tab === 'withdrawals' ? requestedWithdrawals + approvedWithdrawals : 0;
}

/** A count that the server stopped at its limit says so. */
export const counted = (count: number): string =>
  count > listRowsMax ? `${listRowsMax.toLocaleString('en')}+` : count.toLocaleString('en');
