import { useQuery } from '@tanstack/react-query';
import { prices } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';

/** How often rates are read again; the server asks its sources no more often (S-224). */
const freshMs = 30_000;

/** The prices at hand with source, time and whether they are stale (S-157). */
export function useRates() {
  return useQuery({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => (await send(prices.rates, { background: true, signal })).data,
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
}
