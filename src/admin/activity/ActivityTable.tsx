import { DataTable } from 'react-admin';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { actionName } from './actionName.ts';
import { copy } from './copy.ts';
import { DetailsField } from './DetailsField.tsx';
import { TargetLink } from './TargetLink.tsx';

const { columns, empty, next, noMatch } = copy;
const Column = DataTable.Col<ActivityRecord>;

export function ActivityTable() {
  return (
    <DataTable<ActivityRecord>
      bulkActionButtons={false}
      rowClick={false}
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
    </DataTable>
  );
}

const ActorLink = ({ actor: { _id, fullName } }: Pick<ActivityRecord, 'actor'>) => (
  <UserLink user={{ id: _id, fullName }} />
);
