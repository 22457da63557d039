import { resource } from '#contract/backOffice.ts';
import { withdrawalStatuses } from '#contract/withdrawalHistory.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { KeyLegend } from '#src/admin/lists/KeyLegend.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { countText, useOverview } from '#src/admin/overview/useOverview.ts';
import { useNews } from '#src/admin/provider/useNews.ts';
import { StartReviewButton } from '#src/admin/queue/StartReviewButton.tsx';
import { listKeys } from '#src/admin/review/listKeys.ts';
import { reviewFilters, reviewSorts } from '#src/admin/review/reviewFilters.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { WithdrawalCards } from './WithdrawalCards.tsx';
import { WithdrawalPreview } from './WithdrawalPreview.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { withdrawalExport } from './withdrawalExport.ts';
import { withdrawalQueue } from './withdrawalQueue.ts';
import { requestedFilter, withdrawalViews } from './withdrawalViews.ts';

const sorts = reviewSorts('createdAt');
const filters = reviewFilters(withdrawalStatuses, copy);

export function WithdrawalList() {
  const { isFailing, ...news } = useNews(resource.withdrawals);
  const counts = useOverview().data?.views.withdrawals;
  const narrow = useNarrow();
  const start = <StartReviewButton queue={withdrawalQueue('requested')} isShort={narrow} />;
  return (
    <ListFrame
      title={copy.title}
      views={withdrawalViews(counts)}
      countText={countText}
      hint={isFailing && adminCopy.list.pollFails}
      {...(narrow ? { beside: start } : { actions: start })}
      sort={{ field: 'createdAt', order: 'ASC' }}
      filterDefaultValues={requestedFilter}
      sorts={sorts}
      filters={filters}
      exported={withdrawalExport}
      news={news}
      isSelectable
      preview={(state) => <WithdrawalPreview {...state} />}
      legend={<KeyLegend keys={listKeys} />}
    >
      {narrow ? <WithdrawalCards counts={counts} /> : <WithdrawalTable counts={counts} />}
    </ListFrame>
  );
}
