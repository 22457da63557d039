import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { auditTargets } from '#contract/audit.ts';
import {
  choiceFilter,
  dateFilters,
  personFilter,
  recordFilter,
} from '#src/admin/filters/filterFields.ts';
import { KeyLegend } from '#src/admin/lists/KeyLegend.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ActivityLines } from './ActivityLines.tsx';
import { actionNames } from './actionName.ts';
import { activityExport } from './activityExport.ts';
import { ChainState } from './ChainState.tsx';
import { copy } from './copy.ts';
import { TakeSnapshot } from './TakeSnapshot.tsx';
import { edgeColors } from './weightOf.ts';

const filters = [
  personFilter('actorId', copy.filters.actor, true),
  choiceFilter('action', copy.filters.action, {
    choices: Object.entries(actionNames).map(([id, name]) => ({ id, name })),
  }),
  recordFilter('targetId', copy.filters.about),
  dateFilters(copy.columns.at),
  choiceFilter('targetKind', copy.filters.kind, {
    choices: auditTargets.map((id) => ({ id, name: copy.kinds[id] })),
  }),
];

const sorts = [
  { field: 'seq', order: 'DESC', label: copy.sorts.newest },
  { field: 'seq', order: 'ASC', label: copy.sorts.oldest },
] as const;

// Each visit reads again, so that the reader's last action is in the log.
const queryOptions = { staleTime: 0 };

export const ActivityList = () => (
  <ListFrame
    title={copy.title}
    hint={copy.hint}
    sort={{ field: 'seq', order: 'DESC' }}
    sorts={sorts}
    filters={filters}
    queryOptions={queryOptions}
    exported={activityExport}
    actions={
      <>
        <ChainState />
        <TakeSnapshot />
        <OrderButton />
      </>
    }
    legend={
      <>
        <KeyLegend keys={copy.keys} />
        <EdgeLegend />
      </>
    }
  >
    <ActivityLines />
  </ListFrame>
);

const weights = ['hot', 'look'] as const;

/** The meaning of the coloured edges of lines. */
const EdgeLegend = () =>
  weights.map((weight) => (
    <Box
      key={weight}
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
    >
      <Box component="span" sx={{ width: 3, height: 14, bgcolor: edgeColors[weight] }} />
      {copy.edges[weight]}
    </Box>
  ));

/** On a wide window, which has no choice of the order. */
function OrderButton() {
  const { sort, setSort } = useListContext();
  const isNewest = sort.order === 'DESC';
  return (
    <Button
      size="small"
      onClick={() => setSort({ field: 'seq', order: isNewest ? 'ASC' : 'DESC' })}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {isNewest ? copy.sorts.showOldest : copy.sorts.showNewest}
    </Button>
  );
}
