import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { inCents } from '#contract/money.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { sendList } from '#src/shared/api/sendList.ts';

/** The start of every key of one's own withdrawals. */
export const withdrawalsKey = ['withdrawals'] as const;
/** How often the list is read again, so that a decision shows by itself. */
const pollMs = 5000;

interface Part {
  pageSize: number;
  after: string | undefined;
}

/** A page of one's own withdrawals, newest first, read again in the background (S-262). */
export function useWithdrawals({ pageSize, after }: Part) {
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
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  });
}
