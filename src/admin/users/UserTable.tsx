import { DataTable } from 'react-admin';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { BalanceField } from './BalanceField.tsx';
import { copy } from './copy.ts';
import { NameField } from './NameField.tsx';
import { UserActions } from './UserActions.tsx';
import { VerifyField } from './VerifyField.tsx';

const { columns, empty, noMatch } = copy.users;

export function UserTable() {
  return (
    <DataTable<UserRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyRows none={empty} noMatch={noMatch} />}
    >
      <DataTable.Col source="fullName" label={columns.name} field={NameField} />
      <DataTable.Col source="userName" label={columns.userName} />
      <DataTable.Col label={columns.balance} align="right" field={BalanceField} />
      <DataTable.Col label={columns.verify} field={VerifyField} />
      <DataTable.Col<UserRecord>
        source="createdAt"
        label={columns.registered}
        sortByOrder="DESC"
        render={({ createdAt }) => <DateField iso={createdAt} />}
      />
      <DataTable.Col label={columns.action} field={UserActions} />
    </DataTable>
  );
}
