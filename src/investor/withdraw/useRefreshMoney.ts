import { useQueryClient } from '@tanstack/react-query';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { transactionsKey } from '../transactions/useTransactions.ts';
import { withdrawalsKey } from './useWithdrawals.ts';

/** Returns a function that refreshes what a hold changes: lists and balance. */
export function useRefreshMoney(): () => void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  return () => {
    for (const queryKey of [withdrawalsKey, transactionsKey, profileKey(userId)]) {
      void cache.invalidateQueries({ queryKey });
    }
  };
}
