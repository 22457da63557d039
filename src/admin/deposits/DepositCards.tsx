import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { ReviewCard } from '#src/admin/review/ReviewCard.tsx';
import { DepositFlags } from './DepositStatus.tsx';
import { type DepositCounts, emptyDeposits } from './depositViews.ts';
import { ProofMark } from './ProofMark.tsx';

export const DepositCards = ({ counts }: { counts: DepositCounts | undefined }) => (
  <RecordCards {...emptyDeposits(counts)}>
    <DepositCard />
  </RecordCards>
);

function DepositCard() {
  const deposit = useRecordContext<DepositRow>();
  if (!deposit) return null;
  const isWaiting = deposit.status === 'pending';
  return (
    <ReviewCard screen="deposits" item={deposit} since={deposit.depositDate} isWaiting={isWaiting}>
      {(deposit.hasEvidence || !isWaiting) && <ProofMark deposit={deposit} />}
      <DepositFlags item={deposit} />
    </ReviewCard>
  );
}
