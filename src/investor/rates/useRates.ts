import { useQuery } from '@tanstack/react-query';
import { prices } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';

// The server does not fetch rates more often.
const freshMs = 30_000;

export function useRates() {
  return useQuery({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => (await send(prices.rates, { background: true, signal })).data,
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
}
