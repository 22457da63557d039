import { DataTable } from 'react-admin';
import { EmptyRows } from '../lists/EmptyRows.tsx';
import type { ActivityRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { ShortId } from '../shell/ShortId.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { actionName } from './actionName.ts';
import { copy } from './copy.ts';
import { DetailsField } from './DetailsField.tsx';
import { TargetLink } from './TargetLink.tsx';

const { columns, empty, next, noMatch } = copy;
const Column = DataTable.Col<ActivityRecord>;

/** The log as a table. */
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
