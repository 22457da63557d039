import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { auditTargets } from '#contract/audit.ts';
import { choiceFilter, dateFilters, personFilter } from '#src/admin/filters/filterFields.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { actionName } from './actionName.ts';
import { activityExport } from './activityExport.ts';
import { copy } from './copy.ts';
import { DetailsField } from './DetailsField.tsx';
import { TargetLink } from './TargetLink.tsx';
import { VerifyChain } from './VerifyChain.tsx';

const { columns, empty, next, noMatch } = copy;

const Column = DataTable.Col<ActivityRecord>;

const filters = [
  choiceFilter('action', copy.filters.action, {
    choices: Object.entries(copy.actions).map(([id, name]) => ({ id, name })),
  }),
  choiceFilter('targetKind', copy.filters.kind, {
    choices: auditTargets.map((id) => ({ id, name: copy.kinds[id] })),
  }),
  personFilter('actorId', copy.filters.actor, true),
  dateFilters(copy.columns.at),
];

const sorts = [
  { field: 'seq', order: 'DESC', label: copy.sorts.newest },
  { field: 'seq', order: 'ASC', label: copy.sorts.oldest },
] as const;

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

function ActivityTable() {
  return (
    <ListTable
      hiddenColumns={[columns.hash]}
      empty={<EmptyRows none={empty} next={next} noMatch={noMatch} />}
    >
      <Column source="seq" label={columns.seq} align="right" sortByOrder="DESC" />
      <Column label={columns.at} render={({ at }) => <DateField iso={at} />} />
      <Column label={columns.actor} render={({ actor }) => <ActorLink actor={actor} />} />
      <Column label={columns.action} render={({ action }) => actionName(action)} />
      <Column label={columns.target} render={(line) => <TargetLink line={line} />} />
      <Column
        label={columns.details}
        render={({ details }) => <DetailsField details={details} />}
      />
      <Column label={columns.hash} render={({ hash }) => <ShortId id={hash} of={columns.hash} />} />
    </ListTable>
  );
}

const ActorLink = ({ actor: { _id, fullName } }: Pick<ActivityRecord, 'actor'>) => (
  <UserLink user={{ id: _id, fullName }} />
);

function ActivityCards() {
  return (
    <RecordCards none={empty} next={next} noMatch={noMatch}>
      <ActivityCard />
    </RecordCards>
  );
}

function ActivityCard() {
  const line = useRecordContext<ActivityRecord>();
  if (!line) return null;
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>{actionName(line.action)}</Typography>
      <TargetLink line={line} />
      <Typography variant="body2" color="text.secondary">
        {line.actor.fullName} · <DateField iso={line.at} />
      </Typography>
      <DetailsField details={line.details} />
    </Stack>
  );
}
