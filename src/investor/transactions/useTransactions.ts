import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { transactionInCents, transactions } from '#contract/transactions.ts';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { yearsKey } from '#src/investor/summary/yearsKey.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { usePollMs } from '#src/shared/events/usePollMs.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { noFilter, queryFilter, type TransactionFilter } from './filter.ts';
import { querySort, type SortName } from './sort.ts';

/** The start of every query key of the list; invalidate it after money has moved. */
export const transactionsKey = ['transactions'] as const;

interface PageRequest {
  filter?: TransactionFilter;
  pageSize: number;
  after?: string | undefined;
  sort?: SortName;
}

/** A page of the user's transactions, by default what is in progress first; polled. */
export function useTransactions({
  pageSize,
  after,
  filter = noFilter,
  sort = 'progress',
}: PageRequest) {
  const cache = useQueryClient();
  const query = queryFilter(filter);
  const queryKey = [...transactionsKey, pageSize, after ?? '', query ?? 'all', sort];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await sendList(transactions.own, {
        query: {
          range: [0, pageSize - 1],
          ...(after && { after }),
          ...(query && { filter: query }),
          ...querySort(sort),
        },
        // A refresh of a shown page must not extend the idle time.
        background: cache.getQueryData(queryKey) !== undefined,
        signal,
      });
      return { ...page, data: page.data.map(transactionInCents) };
    },
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  });
  useBalanceRefresh(list.data?.data.map((row) => row._id + row.status).join());
  return list;
}

/** Reads the balances again when the rows have changed. */
function useBalanceRefresh(rows: string | undefined): void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const last = useRef(rows);
  useEffect(() => {
    const previous = last.current;
    last.current = rows;
    if (previous === undefined || previous === rows) return;
    for (const queryKey of [profileKey(userId), summaryKey, historyKey, yearsKey]) {
      void cache.invalidateQueries({ queryKey });
    }
  }, [rows, cache, userId]);
}
