import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '#contract/calls.ts';
import { transactionInCents } from '#contract/transactions.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { asked, noFilter, type StatementFilter } from '../statement/filter.ts';

/** The start of every key of the statement; invalidate it after money moved. */
export const transactionsKey = ['transactions'] as const;
/** How often the statement is read again, so that a decision shows by itself. */
const pollMs = 5000;

interface Part {
  filter?: StatementFilter;
  pageSize: number;
  after?: string | undefined;
}

/** A page of one's own statement, newest first, read again in the background (S-184, S-185). */
export function useTransactions({ pageSize, after, filter = noFilter }: Part) {
  const cache = useQueryClient();
  const limits = asked(filter);
  const queryKey = [...transactionsKey, pageSize, after ?? '', limits ?? 'all'];
  const statement = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await sendList(calls.transactions.own, {
        query: {
          range: [0, pageSize - 1],
          ...(after && { after }),
          ...(limits && { filter: limits }),
        },
        // What shows already is only read again: that must not count as being active.
        background: cache.getQueryData(queryKey) !== undefined,
        signal,
      });
      return { ...page, data: page.data.map(transactionInCents) };
    },
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  });
  useFollowBalance(statement.data?.data.map((row) => row._id + row.status).join());
  return statement;
}

/** Reads the balance again when the newest rows changed: both come from the same ledger. */
function useFollowBalance(newest: string | undefined): void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const seen = useRef(newest);
  useEffect(() => {
    const before = seen.current;
    seen.current = newest;
    if (before === undefined || before === newest) return;
    void cache.invalidateQueries({ queryKey: profileKey(userId) });
  }, [newest, cache, userId]);
}
