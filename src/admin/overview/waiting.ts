import type { BackOfficeKey } from '#contract/backOffice.ts';
import type { Overview } from '#contract/overview.ts';
import { listRowsMax } from '#contract/sizes.ts';

/** The number of waiting items of a screen; 0 for a screen without a queue. */
export function waitingCount(
  screen: BackOfficeKey,
  overview: Pick<Overview, 'waiting'> | undefined,
): number {
  if (!overview) return 0;
  const { deposits, requestedWithdrawals, approvedWithdrawals } = overview.waiting;
  if (screen === 'deposits') return deposits;
  return screen === 'withdrawals' ? requestedWithdrawals + approvedWithdrawals : 0;
}

/** A count as text, with a plus where the server stopped counting. */
export const countText = (count: number): string =>
  count > listRowsMax ? `${listRowsMax.toLocaleString('en')}+` : count.toLocaleString('en');
