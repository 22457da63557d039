import { copy as area } from '../copy.ts';
import { usePoll } from '../provider/usePoll.ts';
import { ListFrame } from '../shell/ListFrame.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { DepositCards } from './DepositCards.tsx';
import { DepositTable } from './DepositTable.tsx';
import { depositFilters } from './depositFilters.tsx';

const sorts = ['depositDate', 'amount'];

/** `/admin/adminTrans`: every deposit, newest first, kept fresh while open (S-284 to S-286). */
export function DepositList() {
  const { failing } = usePoll('adminTrans');
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.deposits.title}
      hint={failing && area.list.pollFails}
      sort={{ field: 'depositDate', order: 'DESC' }}
      sorts={sorts}
      filters={depositFilters}
    >
      {narrow ? <DepositCards /> : <DepositTable />}
    </ListFrame>
  );
}
