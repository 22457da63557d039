import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import type { Overview } from '#contract/overview.ts';
import { send } from '#src/shared/api/send.ts';

/** The overview with its sum in cents. */
export type OverviewInCents = Omit<Overview, 'owedToInvestors'> & { owedCents: Cents };

const key = ['overview'] as const;
const intervalMs = 15_000;

/**
 * What waits and how the house stands, kept fresh while open. Only the first reading is a person's:
 * the others neither extend the idle time nor ask for a password (DESIGN 6.8).
 */
export function useOverview(): UseQueryResult<OverviewInCents> {
  const cache = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(key) !== undefined;
      const { data } = await send(calls.overview.read, { signal, background });
      const { owedToInvestors, ...overview } = data;
      return { ...overview, owedCents: parseDollars(owedToInvestors) };
    },
    refetchInterval: intervalMs,
  });
}
