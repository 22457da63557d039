import { eventKinds } from '#contract/events.ts';
import { transactionsKey } from '#src/investor/transactions/useTransactions.ts';
import { withdrawalsKey } from '#src/investor/withdrawalList/useWithdrawals.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { useFreshQueries } from '#src/shared/events/useFreshQueries.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { historyKey } from './historyKey.ts';
import { summaryKey } from './useSummary.ts';

const depositKey = ['deposit'] as const;
const quotesKey = ['quotes'] as const;

/** Reads balances, lists and open items again when one of the user's own was decided or changed. */
export function useLiveMoney(): void {
  const userId = useSession().user?._id ?? '';
  const lists = [transactionsKey, withdrawalsKey, depositKey, quotesKey];
  useFreshQueries(eventKinds, [...lists, summaryKey, historyKey, profileKey(userId)]);
}
