import { resource } from '#contract/backOffice.ts';
import { depositStatuses } from '#contract/depositEvidence.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import {
  choiceFilter,
  dateFilters,
  fixed,
  personFilter,
  yesNoFilter,
} from '#src/admin/filters/filterFields.ts';
import { KeyLegend } from '#src/admin/lists/KeyLegend.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { countText, useOverview } from '#src/admin/overview/useOverview.ts';
import { useNews } from '#src/admin/provider/useNews.ts';
import { StartReviewButton } from '#src/admin/queue/StartReviewButton.tsx';
import { AssignButtons } from '#src/admin/review/AssignButtons.tsx';
import { listKeys } from '#src/admin/review/listKeys.ts';
import { reviewFilters, reviewSorts } from '#src/admin/review/reviewFilters.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { DepositCards } from './DepositCards.tsx';
import { DepositPreview } from './DepositPreview.tsx';
import { DepositTable } from './DepositTable.tsx';
import { depositExport } from './depositExport.ts';
import { depositQueue } from './depositQueue.ts';
import { depositViews, waitingFilter } from './depositViews.ts';

const { filters } = copy.deposits;
const sorts = reviewSorts('depositDate');

// The server has an index for each of them.
const depositFilters = [
  ...reviewFilters(depositStatuses, copy.deposits),
  yesNoFilter('hasProof', filters.hasProof),
  yesNoFilter('duplicate', filters.duplicate),
  choiceFilter('due', filters.due, {
    choices: [
      { id: 'overdue', name: filters.overdue },
      { id: 'soon', name: filters.soon },
    ],
  }),
  fixed(personFilter('decidedBy', filters.decidedBy, true)),
  fixed(dateFilters(filters.decided, ['decidedFrom', 'decidedTo'])),
];

export function DepositList() {
  const { isFailing, ...news } = useNews(resource.deposits);
  const counts = useOverview().data?.views.deposits;
  const narrow = useNarrow();
  const start = (
    <StartReviewButton queue={depositQueue} isOff={counts?.all === 0} isShort={narrow} />
  );
  return (
    <ListFrame
      title={copy.deposits.title}
      views={depositViews(counts)}
      countText={countText}
      hint={isFailing && adminCopy.list.pollFails}
      {...(narrow ? { beside: start } : { actions: start })}
      sort={{ field: 'depositDate', order: 'ASC' }}
      filterDefaultValues={waitingFilter}
      sorts={sorts}
      filters={depositFilters}
      exported={depositExport}
      news={news}
      isSelectable
      bulkActions={<AssignButtons />}
      preview={(state) => <DepositPreview {...state} />}
      legend={<KeyLegend keys={listKeys} />}
    >
      {narrow ? <DepositCards counts={counts} /> : <DepositTable counts={counts} />}
    </ListFrame>
  );
}
