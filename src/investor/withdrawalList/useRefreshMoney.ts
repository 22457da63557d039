import { useQueryClient } from '@tanstack/react-query';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { withdrawalsKey } from './useWithdrawals.ts';

/** Returns a function that refreshes what a hold changes: lists, limits and balance. */
export function useRefreshMoney(): () => void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  return () => {
    const keys = [withdrawalsKey, transactionsKey, summaryKey, historyKey, profileKey(userId)];
    for (const queryKey of keys) {
      void cache.invalidateQueries({ queryKey });
    }
  };
}
