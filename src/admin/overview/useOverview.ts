import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackOfficeKey } from '#contract/backOffice.ts';
import type { StaffDeposit } from '#contract/depositRecord.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import { type Overview, overview } from '#contract/overview.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { send } from '#src/shared/api/send.ts';

/** The overview with its sum in cents. */
export type OverviewInCents = Omit<Overview, 'owedToInvestors'> & { owedCents: Cents };

export const overviewKey = ['overview'] as const;
const intervalMs = 15_000;

/**
 * Queue counts and ledger health, polled. Only the first read counts as activity: polls neither
 * extend the idle time of the session nor open the password dialog.
 */
export function useOverview(): UseQueryResult<OverviewInCents> {
  const cache = useQueryClient();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(overviewKey) !== undefined;
      const { data } = await send(overview.read, { signal, background });
      const { owedToInvestors, ...counts } = data;
      return { ...counts, owedCents: parseDollars(owedToInvestors) };
    },
    refetchInterval: intervalMs,
    // Records that mount use the polled state.
    refetchOnMount: false,
  });
}

/** The counts after a decision, until they are read again; a count that is capped stays. */
export function afterDecision(
  overview: OverviewInCents,
  { status, duplicate, late, hasEvidence }: StaffDeposit,
): OverviewInCents {
  if (status === 'pending') return overview;
  const { waiting, views } = overview;
  const add = (count: number, change: number) =>
    count > listRowsMax ? count : Math.max(0, count + change);
  const { deposits } = views;
  const outcome = status === 'confirmed' ? 'confirmed' : 'declined';
  const isFlagged = duplicate || late || !hasEvidence;
  return {
    ...overview,
    waiting: { ...waiting, deposits: add(waiting.deposits, -1) },
    views: {
      ...views,
      deposits: {
        ...deposits,
        waiting: add(deposits.waiting, -1),
        flagged: add(deposits.flagged, isFlagged ? -1 : 0),
        [outcome]: add(deposits[outcome], 1),
      },
    },
  };
}

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
