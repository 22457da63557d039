import { useQueryClient } from '@tanstack/react-query';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { transactionsKey } from '../transactions/useTransactions.ts';
import { withdrawalsKey } from './useWithdrawals.ts';

/** Reads everything again that a hold or its release changes: list, statement and balance. */
export function useMoneyMoved(): () => void {
  const cache = useQueryClient();
  const userId = useSession().user?._id ?? '';
  return () => {
    for (const queryKey of [withdrawalsKey, transactionsKey, profileKey(userId)]) {
      void cache.invalidateQueries({ queryKey });
    }
  };
}
