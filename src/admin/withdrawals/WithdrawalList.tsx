import { resource } from '#contract/backOffice.ts';
import { withdrawalStatuses } from '#contract/withdrawals.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { reviewFilters } from '#src/admin/review/reviewFilters.tsx';
import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { WithdrawalCards } from './WithdrawalCards.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { withdrawalExport } from './withdrawalColumns.ts';
import { withdrawalQueue } from './withdrawalQueue.ts';

const sorts = ['createdAt', 'amount'];
const filters = reviewFilters(withdrawalStatuses, copy);

export function WithdrawalList() {
  const { isFailing } = usePoll(resource.withdrawals);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={isFailing && adminCopy.list.pollFails}
      actions={<StartReviewButton queue={withdrawalQueue('requested')} />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      exported={withdrawalExport}
    >
      {narrow ? <WithdrawalCards /> : <WithdrawalTable />}
    </ListFrame>
  );
}
