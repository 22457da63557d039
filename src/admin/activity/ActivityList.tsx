import { auditTargets } from '#contract/audit.ts';
import { choiceFilter, dateFilters } from '#src/admin/lists/filterFields.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { UserFilter } from '#src/admin/lists/UserFilter.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { ActivityCards } from './ActivityCards.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { activityExport } from './activityColumns.ts';
import { copy } from './copy.ts';
import { VerifyChain } from './VerifyChain.tsx';

const filters = [
  choiceFilter('action', copy.filters.action, {
    choices: Object.entries(copy.actions).map(([id, name]) => ({ id, name })),
  }),
  choiceFilter('targetKind', copy.filters.kind, {
    choices: auditTargets.map((id) => ({ id, name: copy.kinds[id] })),
  }),
  <UserFilter key="actorId" source="actorId" label={copy.filters.actor} staff />,
  ...dateFilters,
];

const sorts = ['seq'];

// Each visit reads again, so that the reader's last action is in the log.
const queryOptions = { staleTime: 0 };

export function ActivityList() {
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      sort={{ field: 'seq', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      queryOptions={queryOptions}
      exported={activityExport}
      actions={<VerifyChain />}
    >
      {narrow ? <ActivityCards /> : <ActivityTable />}
    </ListFrame>
  );
}
