import { DataTable } from 'react-admin';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import type { MailRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { copy } from './copy.ts';
import { ReadButton } from './ReadButton.tsx';

const { columns, empty, noMatch, waiting } = copy;
const Column = DataTable.Col<MailRecord>;

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
