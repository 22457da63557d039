import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deposits } from '#contract/deposits.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { send } from '#src/shared/api/send.ts';
import { useSession } from '#src/shared/session/useSession.ts';

/** Polled, so that a decision of staff appears. */
const pollMs = 5000;

export const depositKey = (id: string) => ['deposit', id] as const;

/** One deposit of the user, polled while it is pending. */
export function useDeposit(id: string) {
  const cache = useQueryClient();
  const queryKey = depositKey(id);
  const deposit = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // A refresh of a shown page must not extend the idle time.
      const background = cache.getQueryData(queryKey) !== undefined;
      return (await send(deposits.detail, { params: { id }, background, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  });
  useMoneyRefresh(deposit.data?.status);
  return deposit;
}

/** Reads balance and list again once the deposit was decided. */
function useMoneyRefresh(status: string | undefined): void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  const last = useRef(status);
  useEffect(() => {
    const previous = last.current;
    last.current = status;
    if (previous === undefined || previous === status) return;
    for (const queryKey of [profileKey(userId), transactionsKey]) {
      void cache.invalidateQueries({ queryKey });
    }
  }, [status, cache, userId]);
}
