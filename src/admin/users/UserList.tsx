import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import { choiceFilter, searchFilter, yesNoFilter } from '#src/admin/filters/filterFields.ts';
import { FirstRun } from '#src/admin/firstRun/FirstRun.tsx';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { RecordLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { day, moment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { copy } from './copy.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import { userExport } from './userExport.ts';
import { VerifyField } from './VerifyField.tsx';

const { roles, statuses, columns, empty, noMatch } = copy.users;

const filters = [
  searchFilter(copy.users.search),
  choiceFilter('status', copy.users.filters.status, {
    choices: (['active', 'suspended', 'closed'] as const).map((id) => ({ id, name: statuses[id] })),
  }),
  yesNoFilter('isVerified', copy.users.filters.isVerified),
  choiceFilter('role', copy.users.filters.role, {
    choices: (['user', 'admin'] as const).map((id) => ({ id, name: roles[id] })),
  }),
];

// Each visit reads again, so that its toast is true.
const queryOptions = { staleTime: 0 };

const sorts = [
  { field: 'createdAt', order: 'DESC', label: copy.users.sorts.newest },
  { field: 'createdAt', order: 'ASC', label: copy.users.sorts.oldest },
  { field: 'fullName', order: 'ASC', label: copy.users.sorts.name },
] as const;

export function UserList() {
  const narrow = useNarrow();
  return (
    <>
      <FirstRun isUsers />
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
    </>
  );
}

function UserTable() {
  return (
    <ListTable empty={<EmptyRows none={empty} noMatch={noMatch} />}>
      <DataTable.Col source="fullName" label={columns.name} field={NameField} />
      <DataTable.Col source="userName" label={columns.userName} sx={{ width: 150 }} />
      <DataTable.Col
        label={columns.balance}
        align="right"
        field={BalanceField}
        sx={{ width: { xs: 130, lg: 220 }, fontWeight: 600 }}
      />
      <DataTable.Col
        label={columns.verify}
        field={VerifyField}
        sx={{ width: { xs: 180, lg: 210 } }}
      />
      <DataTable.Col<UserRecord>
        source="createdAt"
        label={columns.registered}
        sortByOrder="DESC"
        render={({ createdAt }) => (
          <time dateTime={createdAt} title={moment(createdAt)}>
            {day(createdAt)}
          </time>
        )}
        sx={{ width: { xs: 112, lg: 136 }, color: 'text.secondary' }}
      />
      <DataTable.Col label={columns.action} field={UserMenu} sx={{ width: { xs: 76, lg: 110 } }} />
    </ListTable>
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
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <UserLink user={user} /> <AccountMarks user={user} />
        <Typography variant="caption" color="text.secondary" noWrap component="div">
          {user.email}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {user.isVerified ? copy.users.verified : copy.users.notVerified} ·{' '}
          <DateField iso={user.createdAt} />
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', fontWeight: 600 }}>
        <BalanceField />
        <UserMenu />
      </Box>
    </Stack>
  );
}

function NameField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      <RecordLink
        screen="users"
        id={user.id}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 600 }}
        data-opens=""
      >
        {user.fullName}
      </RecordLink>{' '}
      <AccountMarks user={user} />{' '}
      <Box component="span" sx={{ color: 'var(--faint)' }}>
        {user.email}
      </Box>
    </>
  );
}

function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      {user.heldCents > 0n && (
        <Box
          component="span"
          sx={{ color: 'var(--faint)', fontSize: '0.75rem', fontWeight: 400, mr: 1 }}
        >
          {copy.users.held(groupDollars(user.heldCents))}
        </Box>
      )}
      <Money cents={user.availableCents} />
    </>
  );
}
