import { DataTable } from 'react-admin';
import { EmptyRows } from '../lists/EmptyRows.tsx';
import type { MailRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { copy } from './copy.ts';
import { ReadButton } from './ReadButton.tsx';

const { columns, empty, noMatch, waiting } = copy;
const Column = DataTable.Col<MailRecord>;

/** The mails as a table. */
export function MailTable() {
  return (
    <DataTable<MailRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyRows none={empty} noMatch={noMatch} />}
    >
      <Column label={columns.to} render={({ to }) => to} />
      <Column label={columns.subject} render={({ subject }) => subject} />
      <Column
        source="createdAt"
        label={columns.createdAt}
        sortByOrder="DESC"
        render={({ createdAt }) => <DateField iso={createdAt} />}
      />
      <Column
        label={columns.sentAt}
        render={({ sentAt }) => (sentAt ? <DateField iso={sentAt} /> : waiting)}
      />
      <Column label={columns.text} field={ReadButton} />
    </DataTable>
  );
}
