import { coins } from '#contract/coin.ts';
import { withdrawalStatuses } from '#contract/withdrawals.ts';
import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { copy as area } from '../copy.ts';
import {
  amountFilters,
  choiceFilter,
  dateFilters,
  searchFilter,
  userFilter,
} from '../lists/filterFields.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { usePoll } from '../provider/usePoll.ts';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { queueOf } from './queue.ts';
import { WithdrawalCards } from './WithdrawalCards.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { withdrawalExport } from './withdrawalColumns.ts';

const sorts = ['createdAt', 'amount'];

const filters = [
  searchFilter(copy.filters.q),
  choiceFilter(
    'status',
    copy.filters.status,
    withdrawalStatuses.map((id) => ({ id, name: copy.statuses[id] })),
  ),
  choiceFilter(
    'coin',
    copy.filters.coin,
    coins.map((id) => ({ id, name: id })),
  ),
  userFilter,
  ...dateFilters,
  ...amountFilters,
];

/** `/admin/withdrawals`: what investors asked to have paid out, newest first (S-297). */
export function WithdrawalList() {
  const { failing } = usePoll('withdrawals');
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={failing && area.list.pollFails}
      actions={<StartReviewButton queue={queueOf('requested')} />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      exported={withdrawalExport}
      choosable
    >
      {narrow ? <WithdrawalCards /> : <WithdrawalTable />}
    </ListFrame>
  );
}
