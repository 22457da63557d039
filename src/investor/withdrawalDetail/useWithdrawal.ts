import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawals } from '#contract/withdrawals.ts';
import { withdrawalsKey } from '#src/investor/withdrawalList/useWithdrawals.ts';
import { send } from '#src/shared/api/send.ts';
import { usePollMs } from '#src/shared/events/usePollMs.ts';

/** One withdrawal of the user, polled while it is open. */
export function useWithdrawal(id: string) {
  const cache = useQueryClient();
  const pollMs = usePollMs();
  // Beside the list: what refreshes the list refreshes this too.
  const queryKey = [...withdrawalsKey, 'one', id];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // A refresh of a shown page must not extend the idle time.
      const background = cache.getQueryData(queryKey) !== undefined;
      return (await send(withdrawals.ownDetail, { params: { id }, background, signal })).data;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'requested' || data?.status === 'approved' ? pollMs : false,
  });
}
