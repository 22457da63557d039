import { auditTargets } from '#contract/audit.ts';
import { calls } from '#contract/calls.ts';
import type { ExportOf } from '../lists/exportOf.ts';
import { choiceFilter, dateFilters } from '../lists/filterFields.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { UserFilter } from '../lists/UserFilter.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { ActivityCards } from './ActivityCards.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { copy } from './copy.ts';
import { VerifyChain } from './VerifyChain.tsx';

const words = copy.filters;

const filters = [
  choiceFilter(
    'action',
    words.action,
    Object.entries(copy.actions).map(([id, name]) => ({ id, name })),
  ),
  choiceFilter(
    'targetKind',
    words.kind,
    auditTargets.map((id) => ({ id, name: copy.kinds[id] })),
  ),
  <UserFilter key="actorId" source="actorId" label={words.actor} staff />,
  ...dateFilters,
];

const { columns } = copy;

const activityExport: ExportOf = {
  row: calls.exports.auditLog,
  name: 'activity',
  columns: {
    seq: ['seq'],
    [columns.at]: ['date'],
    [columns.actor]: ['actor', 'actorId'],
    [columns.action]: ['action'],
    [columns.target]: ['targetKind', 'targetId'],
    [columns.details]: ['details'],
    [columns.hash]: ['previousHash', 'hash'],
  },
  labels: { seq: columns.seq },
  hidden: [columns.hash],
};

const sorts = ['seq'];

// Each visit reads anew: what one just did must be there.
const queryOptions = { staleTime: 0 };

/** `/admin/activity`: the log of what staff did, newest first (DESIGN section 4). */
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
      choosable
      actions={<VerifyChain />}
    >
      {narrow ? <ActivityCards /> : <ActivityTable />}
    </ListFrame>
  );
}
