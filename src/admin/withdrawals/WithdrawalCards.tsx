import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewCard } from '#src/admin/review/ReviewCard.tsx';
import { WithdrawalFlags } from './WithdrawalStatus.tsx';
import { isWaiting } from './withdrawalQueue.ts';
import { emptyWithdrawals, type WithdrawalCounts } from './withdrawalViews.ts';

export const WithdrawalCards = ({ counts }: { counts: WithdrawalCounts | undefined }) => (
  <RecordCards {...emptyWithdrawals(counts)}>
    <WithdrawalCard />
  </RecordCards>
);

function WithdrawalCard() {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  if (!withdrawal) return null;
  return (
    <ReviewCard
      screen="withdrawals"
      item={withdrawal}
      since={withdrawal.decidedAt ?? withdrawal.createdAt}
      isWaiting={isWaiting(withdrawal)}
    >
      <WithdrawalFlags item={withdrawal} />
    </ReviewCard>
  );
}
