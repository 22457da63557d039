import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { copy as area } from '../copy.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { usePoll } from '../provider/usePoll.ts';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { DepositCards } from './DepositCards.tsx';
import { DepositTable } from './DepositTable.tsx';
import { depositExport } from './depositColumns.ts';
import { depositFilters } from './depositFilters.tsx';
import { queue } from './queue.ts';

const sorts = ['depositDate', 'amount'];

/** `/admin/adminTrans`: every deposit, newest first, kept fresh while open (S-284 to S-286). */
export function DepositList() {
  const { failing } = usePoll('adminTrans');
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.deposits.title}
      hint={failing && area.list.pollFails}
      actions={<StartReviewButton queue={queue} />}
      sort={{ field: 'depositDate', order: 'DESC' }}
      sorts={sorts}
      filters={depositFilters}
      exported={depositExport}
      choosable
    >
      {narrow ? <DepositCards /> : <DepositTable />}
    </ListFrame>
  );
}
