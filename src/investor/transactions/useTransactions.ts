import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { QueryOf } from '#contract/call.ts';
import { type Transaction, transactionInCents } from '#contract/transactionRecord.ts';
import { transactions } from '#contract/transactions.ts';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { yearsKey } from '#src/investor/summary/yearsKey.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { type ListPage, sendList } from '#src/shared/api/sendList.ts';
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

/** The query key of a page. */
export const pageKey = ({ pageSize, after, filter = noFilter, sort = 'progress' }: PageRequest) => [
  ...transactionsKey,
  pageSize,
  after ?? '',
  queryFilter(filter) ?? 'all',
  sort,
];

/** The query of the call for a page. */
export function pageQuery({
  pageSize,
  after,
  filter = noFilter,
  sort = 'progress',
}: PageRequest): QueryOf<typeof transactions.own> {
  const chosen = queryFilter(filter);
  return {
    range: [0, pageSize - 1],
    ...(after && { after }),
    ...(chosen && { filter: chosen }),
    ...querySort(sort),
  };
}

/** A page with its amounts in cents. */
export const pageInCents = (page: ListPage<Transaction>) => ({
  ...page,
  data: page.data.map(transactionInCents),
});

/** A page of the user's transactions, by default what is in progress first; polled. */
export function useTransactions(request: PageRequest) {
  const cache = useQueryClient();
  const queryKey = pageKey(request);
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await sendList(transactions.own, {
        query: pageQuery(request),
        // A refresh of a shown page must not extend the idle time.
        background: cache.getQueryData(queryKey) !== undefined,
        signal,
      });
      return pageInCents(page);
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
