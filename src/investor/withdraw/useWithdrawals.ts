import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { inCents } from '#contract/money.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { usePollMs } from '#src/shared/events/usePollMs.ts';

/** The start of every query key of the list. */
export const withdrawalsKey = ['withdrawals'] as const;

interface PageRequest {
  pageSize: number;
  after: string | undefined;
}

/** A page of the user's withdrawals, newest first, polled. */
export function useWithdrawals({ pageSize, after }: PageRequest) {
  const cache = useQueryClient();
  const queryKey = [...withdrawalsKey, after ?? ''];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await sendList(withdrawals.own, {
        query: { range: [0, pageSize - 1], ...(after && { after }) },
        background: cache.getQueryData(queryKey) !== undefined,
        signal,
      });
      return { ...page, data: page.data.map(inCents) };
    },
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  });
}
