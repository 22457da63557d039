import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/call.ts';
import { prices } from '#contract/prices.ts';
import { send } from '#src/shared/api/send.ts';

/** The last rate of one day (UTC): date as YYYY-MM-DD, close in dollars. */
export type Close = ReplyOf<typeof prices.history>['data'][number];

const freshMs = 3_600_000;

export function usePriceHistory() {
  return useQuery({
    queryKey: ['rates', 'history'],
    queryFn: async ({ signal }) =>
      (await send(prices.history, { query: { months: 12 }, background: true, signal })).data,
    staleTime: freshMs,
  });
}
