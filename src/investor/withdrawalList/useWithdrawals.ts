import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { inCents } from '#contract/money.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { usePollMs } from '#src/shared/events/usePollMs.ts';

/** The start of every query key of the list. */
export const withdrawalsKey = ['withdrawals'] as const;

/** Rows of a page. */
export const pageSize = 10;

const readingWith = (cache: QueryClient, after?: string) => {
  const queryKey = [...withdrawalsKey, after ?? ''];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await sendList(withdrawals.own, {
        query: { range: [0, pageSize - 1], ...(after && { after }) },
        background: cache.getQueryData(queryKey) !== undefined,
        signal,
      });
      return { ...page, data: page.data.map(inCents) };
    },
  });
};

/** A page of the user's withdrawals, newest first, polled. */
export function useWithdrawals(after: string | undefined) {
  return useQuery({
    ...readingWith(useQueryClient(), after),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  });
}

/** The first page as the list has read it. */
export const useKnownWithdrawals = () =>
  useQuery({ ...readingWith(useQueryClient()), enabled: false });
