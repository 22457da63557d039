import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls.ts';
import type { Overview } from '#contract/overview.ts';
import { send } from '#src/shared/api/send.ts';

const key = ['overview'] as const;
const intervalMs = 15_000;

/**
 * What waits and how the house stands, kept fresh while open. Only the first reading is a person's:
 * the others neither extend the idle time nor ask for a password (DESIGN 6.8).
 */
export function useOverview(): UseQueryResult<Overview> {
  const cache = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(key) !== undefined;
      return (await send(calls.overview.read, { signal, background })).data;
    },
    refetchInterval: intervalMs,
  });
}
