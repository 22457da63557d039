import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { choiceFilter, searchFilter, yesNoFilter } from '#src/admin/lists/filterFields.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { copy } from './copy.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserActions } from './UserActions.tsx';
import { userExport } from './userColumns.ts';
import { VerifyField } from './VerifyField.tsx';

const { roles, statuses, columns, empty, noMatch } = copy.users;

const filters = [
  searchFilter(copy.users.search, 400),
  choiceFilter('status', copy.users.filters.status, {
    choices: (['active', 'suspended', 'closed'] as const).map((id) => ({ id, name: statuses[id] })),
  }),
  yesNoFilter('isVerified', copy.users.filters.isVerified),
  choiceFilter('role', copy.users.filters.role, {
    choices: (['user', 'admin'] as const).map((id) => ({ id, name: roles[id] })),
    alwaysOn: false,
  }),
];

// Each visit reads again, so that its toast is true.
const queryOptions = { staleTime: 0 };

const sorts = ['createdAt', 'fullName', 'userName'];

export function UserList() {
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.users.title}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      queryOptions={queryOptions}
      exported={userExport}
      actions={<InviteButton />}
      aside={<FetchToasts fetched={copy.users.fetched} />}
    >
      {narrow ? <UserCards /> : <UserTable />}
    </ListFrame>
  );
}

function UserTable() {
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

function UserCards() {
  return (
    <RecordCards none={empty} noMatch={noMatch}>
      <UserCard />
    </RecordCards>
  );
}

function UserCard() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <Stack spacing={1}>
      <div>
        <NameField />
      </div>
      <Typography variant="body2" color="text.secondary">
        {user.userName} · <DateField iso={user.createdAt} />
      </Typography>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        <BalanceField />
      </Typography>
      <VerifyField />
      <UserActions />
    </Stack>
  );
}

function NameField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
        <UserLink user={user} />
      </Typography>
      <AccountMarks user={user} />
      <Typography variant="body2" color="text.secondary">
        {user.email}
      </Typography>
    </>
  );
}

function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Money cents={user.availableCents} />
      {user.heldCents > 0n && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {copy.users.held(groupDollars(user.heldCents))}
        </Box>
      )}
    </Box>
  );
}
