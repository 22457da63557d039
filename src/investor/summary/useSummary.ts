import { useQuery, useQueryClient } from '@tanstack/react-query';
import { balances } from '#contract/balances.ts';
import { send } from '#src/shared/api/send.ts';

/** The query key of the summary; invalidate it after money has moved. */
export const summaryKey = ['summary'] as const;
/** Polled, so that a quote that expired disappears. */
const pollMs = 30_000;

/** The investor's balances, the deposits in progress, and the limits of a withdrawal. */
export function useSummary() {
  const cache = useQueryClient();
  return useQuery({
    queryKey: summaryKey,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(summaryKey) !== undefined;
      return (await send(balances.summary, { background, signal })).data;
    },
    refetchInterval: pollMs,
  });
}
