import { resource } from '#contract/backOffice.ts';
import { depositStatuses } from '#contract/deposits.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { yesNoFilter } from '#src/admin/lists/filterFields.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { reviewFilters } from '#src/admin/review/reviewFilters.tsx';
import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { DepositCards } from './DepositCards.tsx';
import { DepositTable } from './DepositTable.tsx';
import { depositExport } from './depositColumns.ts';
import { depositQueue } from './depositQueue.ts';

const { filters } = copy.deposits;
const sorts = ['depositDate', 'amount'];

// The server has an index for each of them.
const depositFilters = [
  ...reviewFilters(depositStatuses, copy.deposits),
  yesNoFilter('hasProof', filters.hasProof),
  yesNoFilter('duplicate', filters.duplicate),
];

export function DepositList() {
  const { isFailing } = usePoll(resource.deposits);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.deposits.title}
      hint={isFailing && adminCopy.list.pollFails}
      actions={<StartReviewButton queue={depositQueue} />}
      sort={{ field: 'depositDate', order: 'DESC' }}
      sorts={sorts}
      filters={depositFilters}
      exported={depositExport}
    >
      {narrow ? <DepositCards /> : <DepositTable />}
    </ListFrame>
  );
}
