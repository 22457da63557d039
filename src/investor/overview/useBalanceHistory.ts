import { useQuery, useQueryClient } from '@tanstack/react-query';
import { balances } from '#contract/balances.ts';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { send } from '#src/shared/api/send.ts';

/** The balance after each entry, and what came in and went out in each month. */
export function useBalanceHistory() {
  const cache = useQueryClient();
  return useQuery({
    queryKey: historyKey,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(historyKey) !== undefined;
      return (await send(balances.history, { background, signal })).data;
    },
  });
}
